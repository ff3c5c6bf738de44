export type Vote = 'none' | 'up' | 'down';

/** A post's votes. The counts include the visitor's own vote. */
export interface VoteState {
  readonly vote: Vote;
  readonly upvotes: number;
  readonly downvotes: number;
}

/** Returns the state after an arrow is pressed: the arrow of the current vote removes it, the other changes it. */
export function vote(current: VoteState, pressed: 'up' | 'down'): VoteState {
  const next: Vote = current.vote === pressed ? 'none' : pressed;
  return {
    vote: next,
    upvotes: current.upvotes + Number(next === 'up') - Number(current.vote === 'up'),
    downvotes: current.downvotes + Number(next === 'down') - Number(current.vote === 'down'),
  };
}

export function scoreOf({ upvotes, downvotes }: { readonly upvotes: number; readonly downvotes: number }): number {
  return Math.max(0, upvotes - downvotes);
}
