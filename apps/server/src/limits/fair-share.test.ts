import { beforeEach, describe, expect, it } from 'vitest';
import { FairShare } from './fair-share.ts';

/* Work is charged by hand here, and time passes when a test says so. */

let now = 0;
let timers: { readonly at: number; readonly call: () => void }[] = [];
let share: FairShare;
beforeEach(() => {
  now = 0;
  timers = [];
  share = new FairShare(
    { each: 0.15, group: 0.45 },
    () => now,
    (ms, call) => timers.push({ at: now + ms, call }),
  );
});

const pass = (ms: number): void => {
  const until = now + ms;
  for (;;) {
    const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
    if (next === undefined) break;
    timers.splice(timers.indexOf(next), 1);
    now = next.at;
    next.call();
  }
  now = until;
};

describe('one who takes a lot', () => {
  it('waits while somebody else wants something, and goes on when enough time has passed', () => {
    const [heavy, other] = [share.connection('10.0.0.1', undefined), share.connection('10.0.0.2', 'anna')];
    other.charge(5);
    heavy.charge(149);
    expect(heavy.isHeldBack).toBe(false);
    heavy.charge(151);
    expect(heavy.isHeldBack).toBe(true);
    expect(other.isHeldBack).toBe(false);
    const called: number[] = [];
    heavy.hold(() => called.push(now));
    pass(600);
    expect(called).toEqual([]);
    // Twice the share is down to it after ln 2 of a second.
    pass(100);
    expect(called).toHaveLength(1);
    expect(called[0]).toBeCloseTo(700, -1);
  });

  it('never waits when nobody else is there', () => {
    const alone = share.connection('10.0.0.1', undefined);
    for (let count = 0; count < 100; count++) alone.charge(50);
    expect(alone.isHeldBack).toBe(false);
    share.connection('10.0.0.2', 'anna').charge(2);
    expect(alone.isHeldBack).toBe(true);
    pass(1_000);
    expect(alone.isHeldBack).toBe(false);
  });

  it('gets its share over time, and no more', () => {
    const [heavy, other] = [share.connection('10.0.0.1', 'mallory'), share.connection('10.0.0.2', 'anna')];
    let done = 0;
    const work = (): void => {
      heavy.charge(2);
      done += 2;
      heavy.hold(work);
    };
    heavy.charge(150);
    heavy.hold(work);
    for (let second = 0; second < 10; second++) {
      other.charge(20);
      pass(1_000);
    }
    // 15 % of ten seconds.
    expect(done).toBeGreaterThan(1_200);
    expect(done).toBeLessThan(1_600);
  });

  it('waits for all its lines together, of which each is served in its turn', () => {
    const lines = Array.from({ length: 5 }, () => share.connection('10.0.0.1', 'mallory'));
    share.connection('10.0.0.2', 'anna').charge(100);
    for (const line of lines) line.charge(40);
    expect(lines.map(({ isHeldBack }) => isHeldBack)).toEqual([true, true, true, true, true]);
    const served: number[] = [];
    for (const [index, line] of lines.entries())
      line.hold(() => {
        served.push(index);
        line.charge(3);
      });
    pass(2_000);
    expect(served).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('those beside it', () => {
  it('do not wait at the same address if they ask for next to nothing', () => {
    const [heavy, light] = [share.connection('10.0.0.1', undefined), share.connection('10.0.0.1', undefined)];
    share.connection('10.0.0.2', 'anna').charge(5);
    heavy.charge(400);
    light.charge(0.5);
    expect([heavy.isHeldBack, light.isHeldBack]).toEqual([true, false]);
    light.charge(2);
    expect(light.isHeldBack).toBe(true);
  });

  it('who have a name do not wait for the strangers of their address, until it is too much for one address', () => {
    const [strangers, named] = [share.connection('10.0.0.1', undefined), share.connection('10.0.0.1', 'bert')];
    share.connection('10.0.0.2', 'anna').charge(5);
    strangers.charge(300);
    named.charge(20);
    expect([strangers.isHeldBack, named.isHeldBack]).toEqual([true, false]);
    named.charge(100);
    strangers.charge(100);
    expect(named.isHeldBack).toBe(true);
  });

  it('who are many names at one address are one crowd', () => {
    const crowd = Array.from({ length: 60 }, (_, index) => share.connection('10.0.0.1', `name ${index}`));
    for (const one of crowd) one.charge(10);
    expect(crowd[0]!.isHeldBack).toBe(false);
    share.connection('10.0.0.2', 'anna').charge(5);
    expect(crowd[0]!.isHeldBack).toBe(true);
  });

  it('who are strangers from many addresses wait for people', () => {
    const strangers = Array.from({ length: 60 }, (_, index) => share.connection(`10.0.1.${index}`, undefined));
    const anna = share.connection('10.0.0.2', 'anna');
    for (const stranger of strangers) stranger.charge(10);
    anna.charge(5);
    expect([strangers[0]!.isHeldBack, anna.isHeldBack]).toEqual([true, false]);
  });
});

describe('a visitor', () => {
  it('waits for the turn of its address, and is turned away when too many wait', async () => {
    share.connection('10.0.0.2', 'anna').charge(50);
    const first = share.visitor('10.0.0.1');
    expect(await first.turn()).toBe(true);
    first.charge(400);
    const waiting = Array.from({ length: 100 }, () => share.visitor('10.0.0.1').turn());
    expect(await share.visitor('10.0.0.1').turn()).toBe(false);
    expect(await share.visitor('10.0.0.3').turn()).toBe(true);
    pass(2_000);
    expect(await Promise.all(waiting)).toEqual(Array(100).fill(true));
  });
});

it('remembers a bounded number of people and addresses', () => {
  const first = share.connection('10.0.0.1', undefined);
  first.charge(400);
  share.connection('10.0.0.2', 'anna').charge(50);
  expect(share.visitor('10.0.0.1').isHeldBack).toBe(true);
  for (let number = 0; number < 20_000; number++) share.visitor(`host ${number}`);
  // Forgotten, since others came after it.
  expect(share.visitor('10.0.0.1').isHeldBack).toBe(false);
});

it('shares everything with everybody when a share is all there is', () => {
  const open = new FairShare({ each: 1, group: 3 }, () => now);
  const heavy = open.connection('10.0.0.1', undefined);
  heavy.charge(5_000);
  open.connection('10.0.0.2', 'anna').charge(50);
  expect(heavy.isHeldBack).toBe(false);
});
