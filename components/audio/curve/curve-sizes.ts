/** `stage`: an instrument's, without numbers; `large`: with a grid; `small`: on a card. */
export type CurveVariant = 'stage' | 'large' | 'small'

/** Drawing units, fine enough for integers; the picture stretches to its box. Widths are halved repeatedly. */
export const sizes = {
  stage: { width: 6144, height: 1800 },
  large: { width: 6144, height: 2100 },
  small: { width: 3072, height: 1050 },
} as const satisfies Record<CurveVariant, object>

/** dB, equal for all curves so that they can be compared. A curve beyond widens them, up to ±24 dB; a small one is
 * cut off instead, so that all cards keep one scale. */
export const usual = {
  stage: { low: -6, high: 6 },
  large: { low: -12, high: 9 },
  small: { low: -15, high: 6 },
} as const satisfies Record<CurveVariant, object>
