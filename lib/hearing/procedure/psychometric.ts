/** A listener, as psychophysics describes one. */
export interface Psychometric {
  /** dB: the level at which half of what can be learned is learned; 75 % right, apart from lapses. */
  threshold: number
  /** dB: how slowly hearing sets in; from 1 in 4 to 3 in 4 it takes 2.2 times as much. */
  spread: number
  /** Share of answers that slip, whatever is heard. */
  lapse: number
}

/**
 * How likely the right one of two intervals is chosen: 0.5 + (0.5 - lapse) · F, with the logistic F (Wichmann & Hill 2001,
 * Perception & Psychophysics 63, 1293-1313, https://doi.org/10.3758/BF03194544).
 * @param level dB
 */
export function rightProbability(level: number, { threshold, spread, lapse }: Psychometric): number {
  return 0.5 + (0.5 - lapse) / (1 + Math.exp((threshold - level) / spread))
}

/** The level in dB at which a share of answers is right; less than 1 - lapse, above a half. */
export function levelFor(right: number, { threshold, spread, lapse }: Psychometric): number {
  const share = (right - 0.5) / (0.5 - lapse)
  return threshold + spread * Math.log(share / (1 - share))
}
