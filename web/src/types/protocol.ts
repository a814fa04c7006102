// Made from the Python types by `npm run types`; do not edit.

export type ClientMessage =
  Watch | Unwatch | Act | Undo | AskUndo | AnswerUndo | Chat | Pause | Resign | ComeBack | Ping;
export type ServerMessage = Welcome | Update | Refuse | Gone | Pong;

export interface Everything {
  Act: Act;
  ActInfo: ActInfo;
  ActTable: ActTable;
  Analyse: Analyse;
  Answer: Answer;
  AnswerUndo: AnswerUndo;
  ArgInfo: ArgInfo;
  AskHint: AskHint;
  AskUndo: AskUndo;
  AtSeat: AtSeat;
  Begin: Begin;
  Blocked: Blocked;
  Board: Board;
  BoardRow: BoardRow;
  BoardSize: BoardSize;
  BotSeat: BotSeat;
  Branch: Branch;
  Care: Care;
  ChangeMe: ChangeMe;
  ChangePassword: ChangePassword;
  ChapterInfo: ChapterInfo;
  Chat: Chat;
  ClientMessage: ClientMessage;
  Clock: Clock;
  ComeBack: ComeBack;
  Companion: Companion;
  Course: Course;
  CoursePoint: CoursePoint;
  Done: Done;
  Explain: Explain;
  Explained: Explained;
  Found: Found;
  GameInfo: GameInfo;
  GameNumbers: GameNumbers;
  GamePlayed: GamePlayed;
  Gone: Gone;
  GoodAct: GoodAct;
  Hint: Hint;
  History: History;
  KindInfo: KindInfo;
  Knock: Knock;
  ListedTable: ListedTable;
  Lobby: Lobby;
  Me: Me;
  Mistake: Mistake;
  Moment: Moment;
  Moments: Moments;
  NewAccount: NewAccount;
  NewClock: NewClock;
  NewGuest: NewGuest;
  NewTable: NewTable;
  NewToken: NewToken;
  News: News;
  Numbers: Numbers;
  OptionInfo: OptionInfo;
  Options: Options;
  Page: Page;
  PasskeyView: PasskeyView;
  Pause: Pause;
  PersonView: PersonView;
  Ping: Ping;
  PlayerView: PlayerView;
  Pong: Pong;
  Preferences: Preferences;
  Problem: Problem;
  Profile: Profile;
  Progress: Progress;
  RatingCurve: RatingCurve;
  RatingPoint: RatingPoint;
  RatingView: RatingView;
  Refuse: Refuse;
  Resign: Resign;
  RuleInfo: RuleInfo;
  Rules: Rules;
  Said: Said;
  Search: Search;
  SeatInfo: SeatInfo;
  SeatView: SeatView;
  ServerMessage: ServerMessage;
  SessionView: SessionView;
  SignIn: SignIn;
  Sit: Sit;
  Standing: Standing;
  Statistics: Statistics;
  Stir: Stir;
  Streaks: Streaks;
  TableMade: TableMade;
  TableSummary: TableSummary;
  TableView: TableView;
  Tables: Tables;
  TokenMade: TokenMade;
  TokenView: TokenView;
  TurningPoint: TurningPoint;
  Undo: Undo;
  UndoRequest: UndoRequest;
  Unwatch: Unwatch;
  Update: Update;
  Watch: Watch;
  Welcome: Welcome;
  Which: Which;
  Words: Words;
}
/**
 * A decision, by number or text.
 */
export interface Act {
  type: "act";
  table: string;
  seq: number;
  act: number | string;
  id?: number;
}
/**
 * The words on the button of an act, as key and arguments; and why it is not possible now, as the number of a rule and the key of a text.
 *
 *     Both are "" for a legal act. It is `final` if luck, somebody else or the end follows: then it cannot be taken back alone.
 */
export interface ActInfo {
  act: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  text: [
    string,
    {
      [k: string]: number | string;
    }
  ];
  rule: string;
  why: string;
  final: boolean;
}
/**
 * `digest` changes when a number changes its meaning.
 */
export interface ActTable {
  game: string;
  version: number;
  size: number;
  digest: string;
  kinds: KindInfo[];
}
/**
 * A kind of act: `size` numbers from `base` on, one for each combination of arguments, the last argument fastest.
 */
export interface KindInfo {
  name: string;
  base: number;
  size: number;
  chance: boolean;
  phases: string[];
  hidden: string[];
  args: ArgInfo[];
}
/**
 * An argument: its values begin at `first`; each has a label for acts as text and a word for sentences.
 */
export interface ArgInfo {
  name: string;
  first: number;
  labels: string[];
  words: string[];
}
export interface Analyse {
  /**
   * Opens a private table
   */
  invite?: string;
}
/**
 * What the browser has answered.
 */
export interface Answer {
  /**
   * From the first half of the ceremony
   */
  state: string;
  credential: {};
}
export interface AnswerUndo {
  type: "answer_undo";
  table: string;
  agreed: boolean;
  id?: number;
}
export interface AskHint {
  /**
   * `seq` of the last view of the table
   */
  seq: number;
  bot?: string;
}
export interface AskUndo {
  type: "ask_undo";
  table: string;
  id?: number;
}
export interface AtSeat {
  /**
   * A seat, counted from 0
   */
  seat: number;
}
/**
 * A guest says what login the account will have.
 */
export interface Begin {
  /**
   * Upper and lower case are the same
   */
  login?: string;
}
export interface Blocked {
  person: string;
  name: string;
}
/**
 * Guests are rated, but listed only when they are asked for.
 */
export interface Board {
  seats: number;
  limit?: number;
  offset?: number;
  guests?: boolean;
  bots?: boolean;
}
/**
 * `person` is `bot:greedy` for a bot.
 */
export interface BoardRow {
  place: number;
  person: string;
  name: string;
  rating: RatingView;
}
/**
 * Weng and Lin: `ordinal` is `mu - 3 sigma`, what people are ordered by.
 */
export interface RatingView {
  mu: number;
  sigma: number;
  ordinal: number;
  games: number;
  wins: number;
}
export interface BoardSize {
  game: string;
  seats: number;
  members: number;
}
/**
 * `name` is what it is called at the table, so that two of a kind can be told apart.
 */
export interface BotSeat {
  /**
   * A seat, counted from 0
   */
  seat: number;
  bot: string;
  name?: string;
}
/**
 * Play on after the first `n` acts, on `seat`, against bots; `names` is what they are called, one for each seat.
 */
export interface Branch {
  n: number;
  /**
   * A seat, counted from 0
   */
  seat: number;
  bot?: string;
  /**
   * @maxItems 8
   */
  names?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string];
  /**
   * Opens a private table
   */
  invite?: string;
}
/**
 * How many decisions with a choice a seat had, and the chance it lost in each, on average.
 */
export interface Care {
  decisions: number;
  lost: number;
}
/**
 * What is left out stays as it is.
 */
export interface ChangeMe {
  /**
   * Shown to everybody
   */
  name?: string;
  settings?: Preferences;
}
/**
 * A person's settings; kept for the screens, the same on every device. `screen` is for what a screen alone understands.
 */
export interface Preferences {
  language?: "" | "de" | "en" | "nl";
  theme?: "dark" | "light" | "system";
  motion?: "full" | "reduced" | "system";
  sound?: boolean;
  confirm?: boolean;
  screen?: {
    [k: string]: string | number | boolean;
  };
}
/**
 * `old` is not needed by who has only a passkey.
 */
export interface ChangePassword {
  new: string;
  old?: string;
}
export interface ChapterInfo {
  number: number | null;
  title: string;
  text: string;
}
export interface Chat {
  type: "chat";
  table: string;
  text: string;
  id?: number;
}
/**
 * Begin to watch a table, or ask for it again; `seq` is the last entry seen, `invite` opens a private table.
 */
export interface Watch {
  type: "watch";
  table: string;
  seq?: number;
  invite?: string;
}
export interface Unwatch {
  type: "unwatch";
  table: string;
}
export interface Undo {
  type: "undo";
  table: string;
  seq: number;
  id?: number;
}
export interface Pause {
  type: "pause";
  table: string;
  on: boolean;
  id?: number;
}
export interface Resign {
  type: "resign";
  table: string;
  id?: number;
}
/**
 * Sit down again where a bot has played on.
 */
export interface ComeBack {
  type: "come_back";
  table: string;
  id?: number;
}
export interface Ping {
  type: "ping";
  id?: number;
}
/**
 * No clock, time for each move, or a total time with an increment after each move; and what happens when it has run out.
 */
export interface Clock {
  kind: "move" | "none" | "total";
  seconds: number;
  increment: number;
  on_timeout: "bot" | "resign";
}
/**
 * Somebody met at tables: how often, and how often this person came out before or behind.
 */
export interface Companion {
  person: string;
  name: string;
  bot: string;
  played: number;
  before: number;
  behind: number;
  last: number;
}
/**
 * A game that is over, in numbers.
 *
 *     `points` has one for each turn and one for the end. `breakdown` is what each seat's score is made of (`score-NAME`), `terms` the
 *     evaluation of the last position (`term-NAME`), each with a number for every seat.
 */
export interface Course {
  turns: number[];
  seats: number;
  points: CoursePoint[];
  breakdown: [string, number][][];
  terms: [string, number[]][];
}
/**
 * Where a turn begins, or the game ends: the points of each seat, and its chance to win as the evaluation sees it.
 */
export interface CoursePoint {
  n: number;
  turn: number;
  scores: number[];
  values: number[];
}
/**
 * It is done; there is nothing more to say.
 */
export interface Done {
  done: boolean;
}
/**
 * Acts to explain; null: all that are legal now. `after`: also show what a single legal act would lead to.
 */
export interface Explain {
  /**
   * `seq` of the last view of the table
   */
  seq: number;
  acts?: number[] | null;
  after?: boolean;
  /**
   * Opens a private table
   */
  invite?: string;
}
/**
 * `after` is a picture, as far as the seat can foresee it: up to where luck or somebody else is next.
 */
export interface Explained {
  seq: number;
  acts: ActInfo[];
  after: unknown;
}
/**
 * What was found so far. `upto` counts the acts that were looked at, `looks` how often each decision was; where that made one suspect a mistake, it was looked at more often.
 */
export interface Found {
  upto: number;
  looks: number;
  points: Standing[];
  turning: TurningPoint[];
  mistakes: Mistake[];
  care: Care[];
}
/**
 * Before the act after `n` others, where a turn begins, or at the end: everybody's chance to win and points.
 */
export interface Standing {
  n: number;
  turn: number;
  chances: number[];
  scores: number[];
}
/**
 * With the act after `n` others, or with what luck and others did after it, the chance of a seat changed much. `who` did it: as key and
 *     arguments, as are the sentences that tell it and what came of it.
 */
export interface TurningPoint {
  n: number;
  turn: number;
  seat: number;
  before: number;
  after: number;
  who: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  did: [
    string,
    {
      [k: string]: number | string;
    }
  ];
  told: [
    string,
    {
      [k: string]: number | string;
    }
  ][];
}
/**
 * A decision after `n` acts that cost a seat some of its chance to win: what it did, what was better, both as key and arguments, and
 *     the terms of the game's evaluation (`term-NAME`) that the better act improves. `chance` is what it had before.
 */
export interface Mistake {
  n: number;
  turn: number;
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  did: [
    string,
    {
      [k: string]: number | string;
    }
  ];
  /**
   * @minItems 2
   * @maxItems 2
   */
  better: [
    string,
    {
      [k: string]: number | string;
    }
  ];
  lost: number;
  chance: number;
  reasons: string[];
}
/**
 * What a game is; `titles` are what it is called, by language, and `pitch` says in one sentence what one does in it.
 */
export interface GameInfo {
  name: string;
  title: string;
  titles: {
    [k: string]: string;
  };
  pitch: {
    [k: string]: string;
  };
  designers: string[];
  year: number;
  publisher: string;
  prefix: string;
  version: number;
  seats: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number];
  hidden: boolean;
  points: boolean;
  provenance: {
    [k: string]: "known" | "printed" | "reconstructed";
  };
  options: OptionInfo[];
  bots: {
    [k: string]: string;
  };
  languages: string[];
}
/**
 * A choice before the game: one of `choices`, or a number from `first` to `last`. Defaults and needs by number of seats.
 */
export interface OptionInfo {
  name: string;
  choices: string[];
  first: number | null;
  last: number | null;
  defaults: {
    [k: string]: string;
  };
  needs: {
    [k: string]: number;
  };
  why: string;
}
/**
 * Somebody's games of one kind, all together and by number of seats.
 */
export interface GameNumbers {
  game: string;
  played: number;
  won: number;
  mean_rank: number;
  mean_score: number;
  best_score: number;
  last: number;
  by_seats: Numbers[];
}
/**
 * Somebody's games of one kind with so many seats.
 */
export interface Numbers {
  game: string;
  seats: number;
  games: number;
  wins: number;
  mean_rank: number;
  mean_score: number;
  best_score: number;
  last: number;
  rating: RatingView;
}
/**
 * `ordinal` is the rating after the game, if it was rated.
 */
export interface GamePlayed {
  table: string;
  game: string;
  seat: number;
  rank: number;
  score: number;
  finished: number;
  rated: boolean;
  ordinal: number | null;
  players: PlayerView[];
}
export interface PlayerView {
  seat: number;
  person: string;
  name: string;
  bot: string;
  rank: number;
  score: number;
}
/**
 * This table cannot be watched (any more).
 */
export interface Gone {
  type: "gone";
  table: string;
  code: string;
  sentence: string;
}
/**
 * An act a bot would do, why, by terms of the game's evaluation (`term-NAME`) that are better than after other acts, and the chance to win it sees then.
 */
export interface GoodAct {
  act: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  text: [
    string,
    {
      [k: string]: number | string;
    }
  ];
  why: [string, number][];
  chance: number | null;
}
/**
 * The best acts that a bot sees with what the seat knows, the best first.
 */
export interface Hint {
  best: GoodAct[];
  bot: string;
}
/**
 * `next` is what to ask for as `before` to get the next page; null on the last.
 */
export interface History {
  games: GamePlayed[];
  next: number | null;
}
export interface Knock {
  /**
   * Opens a private table
   */
  invite?: string;
}
/**
 * `since` is when `actor` began to think, or the last change where nobody is to act; `ranks` and `scores` are known after the end.
 */
export interface ListedTable {
  id: string;
  game: string;
  status: "finished" | "playing" | "waiting";
  visibility: "private" | "public" | "unlisted";
  host: string;
  host_name: string;
  seats: SeatInfo[];
  options: {
    [k: string]: string;
  };
  clock: Clock;
  watch: boolean;
  rated: boolean;
  created: number;
  changed: number;
  your_turn: boolean;
  actor: number;
  acts: number;
  since: number;
  ranks: number[];
  scores: number[];
}
/**
 * Who sits there; all empty for a free seat.
 */
export interface SeatInfo {
  name: string;
  person: string;
  bot: string;
  resigned: boolean;
}
/**
 * Which tables to list.
 */
export interface Lobby {
  game?: string;
  status?: "finished" | "open" | "playing";
  mine?: boolean;
  limit?: number;
  /**
   * `next` of the page before
   */
  before?: string;
}
export interface Me {
  person: PersonView | null;
  via: "guest" | "nobody" | "session" | "token";
}
/**
 * Oneself.
 */
export interface PersonView {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
  created: number;
  settings: Preferences;
}
/**
 * The position after `n` acts, and the last of them: who did it (`seat`, -1 for luck), when, in words, and who is next (`actor`).
 *
 *     `n` 0 is the start, with no act. `scores` are known when the game is over.
 */
export interface Moment {
  n: number;
  seat: number;
  act: string;
  told: [
    string,
    {
      [k: string]: number | string;
    }
  ][];
  actor: number;
  at: number;
  picture: unknown;
  scores: number[];
}
/**
 * `total` counts all moments, from the start (0) to now; `turns` are those where another turn has begun.
 */
export interface Moments {
  total: number;
  first: number;
  turns: number[];
  moments: Moment[];
}
/**
 * `name` is needed only from somebody who is not a guest yet.
 */
export interface NewAccount {
  /**
   * Upper and lower case are the same
   */
  login: string;
  password: string;
  /**
   * Shown to everybody
   */
  name?: string;
}
/**
 * Like the clock of a table.
 */
export interface NewClock {
  kind?: "move" | "none" | "total";
  seconds?: number;
  increment?: number;
  on_timeout?: "bot" | "resign";
}
export interface NewGuest {
  /**
   * Shown to everybody
   */
  name: string;
}
/**
 * A table to be made. `seat` is where the host sits, null for a host who only hosts.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: string | number | boolean;
  };
  visibility?: "private" | "public" | "unlisted";
  clock?: NewClock;
  watch?: boolean;
  watch_delay?: number;
  rated?: boolean;
  /**
   * @maxItems 8
   */
  bots?:
    | []
    | [BotSeat]
    | [BotSeat, BotSeat]
    | [BotSeat, BotSeat, BotSeat]
    | [BotSeat, BotSeat, BotSeat, BotSeat]
    | [BotSeat, BotSeat, BotSeat, BotSeat, BotSeat]
    | [BotSeat, BotSeat, BotSeat, BotSeat, BotSeat, BotSeat]
    | [BotSeat, BotSeat, BotSeat, BotSeat, BotSeat, BotSeat, BotSeat]
    | [BotSeat, BotSeat, BotSeat, BotSeat, BotSeat, BotSeat, BotSeat, BotSeat];
  seat?: number | null;
}
export interface NewToken {
  name: string;
}
/**
 * Something that happened in the game: an act as the viewer may know it, and the sentences that tell it, as keys and arguments.
 */
export interface News {
  seq: number;
  at: number;
  seat: number;
  act: string;
  told: [
    string,
    {
      [k: string]: number | string;
    }
  ][];
}
/**
 * `options` is for the browser (`navigator.credentials`), `state` comes back with its answer.
 */
export interface Options {
  options: {};
  state: string;
}
export interface Page {
  limit?: number;
  before?: number;
}
export interface PasskeyView {
  id: string;
  created: number;
}
export interface Pong {
  type: "pong";
  id: number;
  now: number;
}
/**
 * Why something was refused. `code` is for programs, `sentence` for people, `rule` the number of the game's rule if there is one.
 */
export interface Problem {
  code: string;
  sentence: string;
  rule: string;
}
export interface Profile {
  id: string;
  name: string;
  guest: boolean;
  created: number;
}
/**
 * How far the analysis of a game is: `done` of `total` acts, and behind how many other games it waits. `found` may be there in part.
 */
export interface Progress {
  state: "done" | "failed" | "none" | "waiting" | "working";
  done: number;
  total: number;
  ahead: number;
  found: Found | null;
}
/**
 * Ratings over time, the oldest first; at most the latest 500.
 */
export interface RatingCurve {
  game: string;
  seats: number;
  points: RatingPoint[];
}
/**
 * The rating (`ordinal`) after a game.
 */
export interface RatingPoint {
  at: number;
  rating: number;
}
/**
 * A command was refused; `code` is for programs, the sentence for people.
 *
 *     Where a game's rule is against it, `rule` is its number and `key` the text that says so in other languages.
 */
export interface Refuse {
  type: "refuse";
  id: number;
  table: string;
  code: string;
  sentence: string;
  rule: string;
  key: string;
}
export interface RuleInfo {
  id: string;
  chapter: number | null;
  text: string;
}
/**
 * Texts are Markdown.
 */
export interface Rules {
  game: string;
  chapters: ChapterInfo[];
  rules: RuleInfo[];
}
/**
 * Something said at the table, by somebody whom the viewer has not blocked.
 */
export interface Said {
  seq: number;
  at: number;
  name: string;
  text: string;
}
export interface Search {
  /**
   * Words, or the number of a rule
   */
  q?: string;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatView {
  name: string;
  person: string;
  bot: string;
  here: boolean;
  resigned: boolean;
  left_ms: number | null;
  owner: string;
}
export interface Welcome {
  type: "welcome";
  version: number;
  person: string;
  name: string;
  now: number;
}
/**
 * The whole view, and what has happened since the viewer's last one.
 */
export interface Update {
  type: "update";
  table: TableView;
  news: News[];
  chat: Said[];
}
/**
 * A table as one viewer sees it. Whole, never a patch.
 */
export interface TableView {
  id: string;
  game: string;
  version: number;
  status: string;
  seq: number;
  host: string;
  visibility: string;
  rated: boolean;
  options: {
    [k: string]: string;
  };
  clock: Clock;
  seats: SeatView[];
  you: number;
  actor: number;
  acts: number;
  deadline: number | null;
  paused: boolean;
  legal: number[];
  can_undo: boolean;
  undo: UndoRequest | null;
  picture: unknown;
  commitment: string;
  words: string[];
  secret: string;
  ranks: number[];
  scores: number[];
  finish: string;
  next_table: string;
  watchers: number;
}
export interface UndoRequest {
  seat: number;
  to: number;
  agreed: number[];
}
export interface SessionView {
  id: string;
  created: number;
  seen: number;
  this: boolean;
}
export interface SignIn {
  /**
   * Upper and lower case are the same
   */
  login: string;
  password: string;
}
export interface Sit {
  /**
   * A seat, counted from 0
   */
  seat: number;
  /**
   * Opens a private table
   */
  invite?: string;
}
/**
 * Somebody's games in numbers. `favourite` is the game played most, "" before the first.
 */
export interface Statistics {
  played: number;
  won: number;
  favourite: string;
  last: number;
  streaks: Streaks;
  games: GameNumbers[];
  ratings: RatingCurve[];
  opponents: Companion[];
}
/**
 * Games in a row: `current` is above 0 for wins, below for games not won; `best` and `worst` are the longest of each.
 */
export interface Streaks {
  current: number;
  best: number;
  worst: number;
}
export interface Stir {
  words: string;
}
/**
 * `invite` opens a private table to who knows it: /table/{id}?invite={invite}
 */
export interface TableMade {
  id: string;
  invite: string;
}
/**
 * A table without its game. `invite` is shown to those at the table, `secret` after the end.
 *
 *     A game that is played on from another table begins with the first acts (`opening`) of that one (`branch_of`).
 */
export interface TableSummary {
  id: string;
  game: string;
  version: number;
  status: "finished" | "playing" | "waiting";
  host: string;
  visibility: "private" | "public" | "unlisted";
  options: {
    [k: string]: string;
  };
  clock: Clock;
  watch: boolean;
  watch_delay: number;
  rated: boolean;
  follows: string;
  branch_of: string;
  opening: number;
  seats: SeatInfo[];
  you: number;
  actor: number;
  acts: number;
  paused: boolean;
  created: number;
  commitment: string;
  words: string[];
  secret: string;
  ranks: number[];
  scores: number[];
  finish: string;
  next_table: string;
  invite: string;
}
/**
 * `next` is what to ask for as `before` to get the next page; "" on the last.
 */
export interface Tables {
  tables: ListedTable[];
  next: string;
}
/**
 * The token itself is shown this once and never again.
 */
export interface TokenMade {
  id: string;
  name: string;
  token: string;
}
export interface TokenView {
  id: string;
  name: string;
  created: number;
}
/**
 * Some moments of a game. Without pictures they may be many: they tell the story.
 */
export interface Which {
  first?: number;
  count?: number;
  pictures?: boolean;
  /**
   * Whose: a seat, -1 a spectator's, -2 with everything open
   */
  seat?: number;
  /**
   * Opens a private table
   */
  invite?: string;
}
/**
 * Fluent sources; the game's come after the platform's and may override them.
 */
export interface Words {
  language: string;
  platform: string;
  game: string;
}
