"""How a report looks: the paper, ink and colours of Carrack, by day and by night, on a desk and on a phone. Nothing comes from elsewhere."""

STYLE = """
:root { color-scheme: light dark; --paper: #F3E8CF; --raised: #FBF6E9; --sunk: #E7D8B6; --edge: #CDB98C; --ink: #2A2018; --soft: #594833; --line: #8A7450;
  --rubric: #9A2F22; --verdigris: #1F5E56; --a: #336394; --b: #C9962E; --gilt: #7A5410; --lift: 0 1px 2px rgb(60 40 15 / .22); --bar: #33261A; --bar-ink: #F6ECD6; --bar-soft: #D2BE9A;
  --display: "EB Garamond", "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "DejaVu Serif", serif;
  --ui: "Source Sans 3", "Segoe UI", "Helvetica Neue", "Liberation Sans", Arial, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --paper: #171412; --raised: #231E19; --sunk: #100E0C; --edge: #4A3F31; --ink: #F2E7D0; --soft: #C2B195; --line: #7D6D55;
  --rubric: #F49A86; --verdigris: #7CC9B6; --a: #6E9BD1; --b: #D3A544; --gilt: #E2B65A; --lift: 0 1px 2px rgb(0 0 0 / .6); --bar: #0E0B09; --bar-soft: #C2AF8C; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 var(--ui); font-variant-numeric: tabular-nums; }
header { background: var(--bar); color: var(--bar-ink); padding: 28px max(20px, calc(50vw - 580px)) 22px; border-bottom: 3px solid var(--b); }
header h1 { font: 600 34px/1.15 var(--display); margin: 0 0 6px; } header p { margin: 0; color: var(--bar-soft); max-width: 130ch; overflow-wrap: anywhere; }
main { max-width: 1200px; margin: 0 auto; padding: 20px; }
h2 { font: 600 24px/1.2 var(--display); margin: 34px 0 10px; } h3 { font: 600 19px/1.25 var(--display); margin: 0 0 2px; }
.hint { color: var(--soft); font-size: 14px; margin: 0 0 10px; max-width: 72ch; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 16px; align-items: start; }
.columns { columns: 2 420px; column-gap: 16px; } .columns > .card { break-inside: avoid; margin: 0 0 16px; } .columns > .wide { column-span: all; }
.card { background: var(--raised); border: 1px solid var(--edge); border-radius: 10px; padding: 16px 18px; box-shadow: var(--lift); min-width: 0; } .wide { grid-column: 1 / -1; }
.keys { display: grid; grid-template-columns: repeat(auto-fit, minmax(132px, 1fr)); gap: 12px; } .key { background: var(--raised); border: 1px solid var(--edge); border-radius: 10px; padding: 10px 14px; box-shadow: var(--lift); }
.key b { display: block; font: 600 24px/1.2 var(--display); } .key span { color: var(--soft); font-size: 14px; line-height: 1.3; display: block; } .key b i { font-style: normal; color: var(--gilt); font-size: 18px; white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 8px 20px; margin: 0; } dt { font-weight: 600; } dd { margin: 0; max-width: 90ch; }
.row { display: grid; grid-template-columns: minmax(0, 34%) 1fr 66px; gap: 10px; align-items: center; font-size: 14px; line-height: 1.2; padding: 1px 0; }
.row .name { overflow-wrap: anywhere; } .row .value { text-align: right; line-height: 14px; } .row .value b { font-weight: 600; } svg { display: block; width: 100%; overflow: visible; }
rect.a, .line.a { fill: var(--a); } rect.b { fill: var(--b); } .span { stroke: var(--ink); stroke-width: 1.4; } .fair { stroke: var(--gilt); stroke-dasharray: 4 3; vector-effect: non-scaling-stroke; }
.axis, .zero { stroke: var(--line); } .grid { stroke: var(--line); stroke-opacity: .25; } .tick { fill: var(--soft); font: 13px var(--ui); paint-order: stroke; stroke: var(--raised); stroke-width: 3px; }
.line { fill: none !important; stroke-width: 2.5; vector-effect: non-scaling-stroke; } .line.a { stroke: var(--a); } .line.b { stroke: var(--b); } .band { fill-opacity: .18; } .band.a { fill: var(--a); } .band.b { fill: var(--b); }
.mean { stroke-width: 2; stroke-dasharray: 2 3; } .mean.a { stroke: var(--ink); } .mean.b { stroke: var(--gilt); }
.high { color: var(--verdigris); fill: var(--verdigris); } .low { color: var(--rubric); fill: var(--rubric); } circle { fill: var(--soft); } circle.high { fill: var(--verdigris); } circle.low { fill: var(--rubric); } line.high { stroke: var(--verdigris); } line.low { stroke: var(--rubric); } line.span.high, line.span.low { stroke-width: 2; }
.legend { display: flex; flex-wrap: wrap; gap: 6px 18px; font-size: 14px; margin: 0 0 12px; } .legend i { display: inline-block; width: 13px; height: 13px; border-radius: 3px; margin-right: 6px; vertical-align: -1px; } i.a { background: var(--a); } i.b { background: var(--b); }
details { background: var(--raised); border: 1px solid var(--edge); border-radius: 10px; box-shadow: var(--lift); margin: 0 0 12px; } summary { cursor: pointer; padding: 12px 18px; font: 600 19px/1.25 var(--display); }
summary small { font: 14px var(--ui); color: var(--soft); margin-left: 8px; } details > div { padding: 0 18px 14px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; line-height: 1.25; table-layout: fixed; } th { color: var(--soft); font-weight: 600; text-align: right; vertical-align: bottom; padding: 4px 8px; border-bottom: 1px solid var(--edge); }
td { padding: 4px 8px; text-align: right; border-bottom: 1px dotted var(--edge); } th:first-child, td:first-child { text-align: left; width: 27%; padding-left: 0; overflow-wrap: anywhere; } .meter { width: 13%; } .plotted { width: 20%; } tr.none td { color: var(--soft); }
p.hint { max-width: 88ch; } footer { color: var(--soft); font-size: 14px; margin: 36px 0 20px; } code { background: var(--sunk); padding: 1px 5px; border-radius: 3px; overflow-wrap: anywhere; }
a { color: inherit; }
@media (max-width: 1100px) { td, th { padding: 4px; } th:first-child, td:first-child { width: 24%; } .meter { width: 8%; } .plotted { width: 14%; } }
@media (max-width: 860px) { .extra { display: none; } .meter { width: 13%; } .plotted { width: 24%; } }
@media (max-width: 640px) { .odd { display: none; } main { padding: 14px; } header h1 { font-size: 27px; } dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 10px; } th:first-child, td:first-child { width: 34%; }
  .row { grid-template-columns: minmax(0, 36%) 1fr 66px; } .card, details > div { padding-left: 12px; padding-right: 12px; } summary { padding: 12px; } summary small { display: block; margin: 2px 0 0; } table { font-size: 13px; } .plotted { width: 18%; } }
"""
