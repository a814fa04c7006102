// boardgame.io with a game as small as games get, so that what is measured is the server: two players put marks on nine squares in turn, for ever.
const { FlatFile, Origins, Server } = require("boardgame.io/server");

const game = {
  name: "marks",
  setup: () => ({ squares: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, square) => {
      G.squares[square] = playerID;
    },
  },
};

const folder = process.env.STORE;
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
Server({ games: [game], origins: [Origins.LOCALHOST], db }).run({ port: Number(process.env.PORT), host: "127.0.0.1" });
