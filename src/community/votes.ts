/** The visitor's vote on a post. */
export type Vote = 'none' | 'up' | 'down';

/** A post's votes together with the visitor's own, which the counts include. */
export interface VoteState {
  readonly vote: Vote;
  readonly upvotes: number;
  readonly downvotes: number;
}

/** The state after an arrow was pressed: pressing the chosen one takes the vote back, pressing the other moves it. */
export function vote(current: VoteState, pressed: 'up' | 'down'): VoteState {
  const next: Vote = current.vote === pressed ? 'none' : pressed;
  return {
    vote: next,
    upvotes: current.upvotes + Number(next === 'up') - Number(current.vote === 'up'),
    downvotes: current.downvotes + Number(next === 'down') - Number(current.vote === 'down'),
  };
}

/** Upvotes minus downvotes, at least 0. */
export function scoreOf({ upvotes, downvotes }: { readonly upvotes: number; readonly downvotes: number }): number {
  return Math.max(0, upvotes - downvotes);
}
