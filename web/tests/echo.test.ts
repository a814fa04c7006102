import { describe, expect, it } from "vitest";

import { Echo } from "../src/table/echo";

const click = (at: number, detail = 1, x = 100): Parameters<Echo["hears"]>[0] => ({ clientX: x, clientY: 50, timeStamp: at, detail });

/** A click that has just done an act, at 1000. */
function done(): Echo {
  const echo = new Echo();
  expect(echo.hears(click(1000), true)).toBe(false);
  echo.acted();
  return echo;
}

describe("the second click of a double click", () => {
  it("is an echo", () => {
    expect(done().hears(click(1150, 2), true)).toBe(true);
    expect(done().hears(click(1500, 2), true)).toBe(true);
    expect(done().hears(click(1150), true)).toBe(true); // where the browser starts to count anew: what lies there is another thing
  });

  it("is none where it is meant", () => {
    expect(done().hears(click(1150, 2, 300), true)).toBe(false); // at another place
    expect(done().hears(click(1150, 0), true)).toBe(false); // with a key
    expect(done().hears(click(1700), true)).toBe(false); // later
    expect(done().hears(click(1150), false)).toBe(false); // by somebody who wants no pauses
    expect(new Echo().hears(click(1150, 2), true)).toBe(false); // where nothing has been done
  });

  it("is none long after an act that a key did", () => {
    const echo = done();
    echo.hears(click(5000, 0), true);
    echo.acted();
    expect(echo.hears(click(5100, 2), true)).toBe(false);
  });
});
