/** Votes that fill out a name while no suggestion has more: a list of single votes is not all wide and heavy. */
const FULL = 4

/**
 * How a suggestion's name is set among others: the more votes, the wider and heavier. By the square root, since the first
 * votes tell more than the hundredth.
 * @param most the votes of the suggestion that has the most
 * @returns from -1 (no vote) to 1 (the most), as for `letterStyle`
 */
export function voteLift(votes: number, most: number): number {
  const share = votes / Math.max(most, FULL)
  return 2 * Math.sqrt(Math.min(1, Math.max(0, share))) - 1
}
