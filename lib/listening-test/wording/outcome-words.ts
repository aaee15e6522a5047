import type { ListeningOutcome } from '../procedure/outcome'

export interface OutcomeWords {
  key: ListeningOutcome['verdict']
  values: {
    dB: number // absolute value, to a tenth
    margin: number // dB: half the width of the 90 % interval, to a tenth
    times: number // factor on the distance in the open, above 1; 1 where nothing is claimed
    /** Distance at which a sound audible at 10 m without the preset is audible with it, by the model. */
    metres: number
  }
}

export const MODEL_DISTANCE = 10 // m; reference distance of the sentences

/** 6 dB per doubling in the open, as from a small source in a free field (ISO 9613-2,
 * https://www.iso.org/standard/20649.html, without air and ground). A model: rooms and games differ. */
export function distanceFactor(dB: number): number {
  return 2 ** (dB / 6)
}

/** Claims no more than the verdict supports: without a shown difference neither dB nor a distance. */
export function outcomeWords({ verdict, difference }: ListeningOutcome): OutcomeWords {
  const claims = verdict === 'softer' || verdict === 'louder'
  const margin = tenths((difference.high - difference.low) / 2)
  if (!claims) return { key: verdict, values: { dB: 0, margin, times: 1, metres: MODEL_DISTANCE } }
  return {
    key: verdict,
    values: {
      dB: tenths(Math.abs(difference.dB)),
      margin,
      times: Math.round(distanceFactor(Math.abs(difference.dB)) * 100) / 100,
      metres: tenths(MODEL_DISTANCE * distanceFactor(difference.dB)),
    },
  }
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
