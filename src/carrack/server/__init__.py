"""Tables over the network: an ASGI application with one websocket protocol and a REST API. Any process can serve any table."""
