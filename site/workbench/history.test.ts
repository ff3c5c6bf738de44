import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { addStep, type History, redo, startHistory, undo } from './design-reducer.ts';

function designOf(content: string): QrDesign {
  return { ...DEFAULT_DESIGN, content };
}

/** Returns a history of designs with these contents, far enough apart in time to be separate steps. */
function historyOf(contents: readonly string[]): History {
  return contents.reduce(
    (history, content, k) => addStep(history, designOf(content), 'content', 10_000 * k),
    startHistory(designOf('')),
  );
}

describe('the history of a design', () => {
  it('makes one step for each replacement of the whole design, even in quick succession', () => {
    const first = addStep(startHistory(designOf('')), designOf('a'), 'replace', 0);
    const second = addStep(first, designOf('b'), 'replace', 1);
    expect(undo(second)!.design.content).toBe('a');
  });

  it('merges changes to the same field into one step if they are less than a second apart', () => {
    let history = addStep(startHistory(designOf('')), designOf('a'), 'content', 0);
    history = addStep(history, designOf('ab'), 'content', 999);
    history = addStep(history, designOf('abc'), 'content', 1998);
    expect(undo(history)!.design.content).toBe('');
    history = addStep(history, designOf('abcd'), 'content', 2998);
    expect(undo(history)!.design.content).toBe('abc');
  });

  it('makes a new step for another field, and for a change after undo', () => {
    const typed = addStep(startHistory(designOf('')), designOf('a'), 'content', 0);
    const other = addStep(typed, { ...designOf('a'), imageSize: 20 }, 'size-image', 10);
    expect(undo(other)!.design).toEqual(designOf('a'));
    const back = undo(other)!;
    const again = addStep(back, designOf('ab'), 'content', 20);
    expect(undo(again)!.design).toEqual(designOf('a'));
    expect(redo(again)).toBeNull();
  });

  it('makes a new step for a quick change of the same field after undo or redo', () => {
    const typed = addStep(startHistory(designOf('')), designOf('a'), 'content', 0);
    const afterUndo = addStep(undo(typed)!, designOf('b'), 'content', 10);
    expect(undo(afterUndo)!.design.content).toBe('');
    const afterRedo = addStep(redo(undo(typed)!)!, designOf('ab'), 'content', 10);
    expect(undo(afterRedo)!.design.content).toBe('a');
  });

  it('remembers at most a hundred steps', () => {
    let history: History | null = historyOf(Array.from({ length: 150 }, (_, k) => String(k)));
    let steps = 0;
    for (let back = undo(history); back; back = undo(back)) {
      steps++;
      history = back;
    }
    expect(steps).toBe(100);
    expect(history?.design.content).toBe('49');
  });

  it('knows for each step from which stored code its design was opened', () => {
    const mine = addStep(startHistory(designOf('')), designOf('mine'), 'content', 0);
    const opened = addStep(mine, designOf('kept'), 'replace', 10_000, '17');
    const changed = addStep(opened, designOf('kept, changed'), 'content', 20_000);
    expect(changed.edited).toBe('17');
    expect(undo(undo(changed)!)!.edited).toBeNull();
    expect(redo(undo(undo(changed)!)!)!.edited).toBe('17');
    expect(addStep(changed, designOf('new'), 'replace', 30_000, null).edited).toBeNull();
  });

  it('returns to the same design after equal numbers of undo and redo', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), fc.nat(20), (contents, count) => {
        const history = historyOf(contents);
        let current = history;
        let taken = 0;
        for (; taken < count; taken++) {
          const back = undo(current);
          if (!back) break;
          current = back;
        }
        for (; taken > 0; taken--) current = redo(current)!;
        expect(current.design).toEqual(history.design);
        expect(current.past).toEqual(history.past);
      }),
    );
  });
});
