import { SAMPLE_RATE, type Filter } from './filter'
import { amplitudeOf, preampOf } from './preamp'

type Shelf = Extract<Filter, { type: 'PK' | 'LSC' | 'HSC' }> & { type: 'LSC' | 'HSC' }

/** Preamp (dB) first, with exactly the drawn curve. A tenth of a ms each; an IIRFilterNode would take 25. */
export function presetNodes(
  context: BaseAudioContext,
  filters: readonly Filter[],
  preamp = preampOf(filters),
): { input: AudioNode; output: AudioNode } {
  const input = new GainNode(context, { gain: amplitudeOf(preamp) })
  const output = filters.reduce<AudioNode>((before, filter) => connectFilter(context, before, filter), input)
  return { input, output }
}

function connectFilter(context: BaseAudioContext, before: AudioNode, filter: Filter): AudioNode {
  const { fc: frequency, q } = filter
  switch (filter.type) {
    case 'PK':
      return before.connect(
        new BiquadFilterNode(context, { type: 'peaking', frequency, Q: q, gain: filter.gain }),
      )
    case 'HP':
    case 'LP':
      return before.connect(passNode(context, filter.type, frequency, q))
    case 'LSC':
    case 'HSC':
      return connectShelf(context, before, { ...filter, type: filter.type })
  }
}

function passNode(
  context: BaseAudioContext,
  type: 'HP' | 'LP',
  frequency: number,
  q: number,
): BiquadFilterNode {
  // Web Audio takes the Q of passes in dB.
  const Q = 20 * Math.log10(q)
  return new BiquadFilterNode(context, { type: type === 'HP' ? 'highpass' : 'lowpass', frequency, Q })
}

/** The shelves of BiquadFilterNode ignore Q, so a shelf is the sound itself and two parts added to it. */
function connectShelf(context: BaseAudioContext, before: AudioNode, shelf: Shelf): AudioNode {
  const { frequency, q, band, pass } = shelfParts(shelf, context.sampleRate)
  const sum = new GainNode(context)
  before.connect(sum)
  before
    .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: q }))
    .connect(new GainNode(context, { gain: band }))
    .connect(sum)
  before
    .connect(passNode(context, shelf.type === 'LSC' ? 'LP' : 'HP', frequency, q))
    .connect(new GainNode(context, { gain: pass }))
    .connect(sum)
  return sum
}

/** 1 + band · BP + pass · LP (Hz, Q, amplitude factors), for a high shelf with HP. With A = 10^(gain / 40) and s
 * relative to the shelf's frequency, the Audio EQ Cookbook's low shelf is A (s² + s √A/Q + A) / (A s² + s √A/Q + 1).
 * With p = s √A that is (p² + A p/Q + A²) / (p² + p/Q + 1): passes of the same Q, frequency lower by √A, gains 1, A
 * and A², and HP is 1 − BP − LP. A high shelf is its mirror image. */
export function shelfParts(
  { type, fc, gain, q }: Shelf,
  sampleRate = SAMPLE_RATE,
): { frequency: number; q: number; band: number; pass: number } {
  const amplitude = 10 ** (gain / 40)
  const shift = type === 'LSC' ? 1 / Math.sqrt(amplitude) : Math.sqrt(amplitude)
  // Frequency warping of the bilinear transform.
  const bent = Math.tan((Math.PI * fc) / sampleRate) * shift
  const frequency = (sampleRate / Math.PI) * Math.atan(bent)
  return { frequency, q, band: amplitude - 1, pass: amplitude ** 2 - 1 }
}
