import { coefficients } from './coefficients'
import type { Filter } from './filter'
import { amplitudeOf, preampOf } from './preamp'

/**
 * A preset as a chain of Web Audio nodes, preamp first. Uses IIRFilterNode with exactly the coefficients that
 * are drawn, at the context's rate, because the shelves of BiquadFilterNode ignore Q.
 * @param preamp dB
 * @throws NotSupportedError in browsers without that node
 */
export function presetNodes(
  context: BaseAudioContext,
  filters: readonly Filter[],
  preamp = preampOf(filters),
): { input: AudioNode; output: AudioNode } {
  const input = new GainNode(context, { gain: amplitudeOf(preamp) })
  const output = filters.reduce<AudioNode>((before, filter) => {
    const { b0, b1, b2, a1, a2 } = coefficients(filter, context.sampleRate)
    return before.connect(context.createIIRFilter([b0, b1, b2], [1, a1, a2]))
  }, input)
  return { input, output }
}
