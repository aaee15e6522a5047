import { formatGain } from '@/components/audio/audio-format'
import { fillText } from '@/components/audio/fill-text'
import type { SceneName } from '@/lib/audio/scenes/scene'
import { sceneTargets } from '@/lib/audio/scenes/targets'
import type { ListeningOutcome } from '@/lib/listening-test/procedure/outcome'
import { MODEL_DISTANCE, outcomeWords } from '@/lib/listening-test/wording/outcome-words'
import type { ListeningTexts } from './listening-texts'

/** Without a sign. */
const size = (dB: number) => formatGain(Math.abs(dB)).replace('+', '')
/** Without the unit, which was already named. */
const number = (dB: number) => size(dB).replace(/\s*dB$/, '')

/** Claims no more than the result's interval supports. */
export function sayOutcome(
  outcome: ListeningOutcome,
  { name, scene }: { name: string; scene: SceneName },
  texts: ListeningTexts['result'],
): { title: string; sentences: string[] } {
  const { key, values } = outcomeWords(outcome)
  const { low, high } = outcome.difference
  const interval = fillText(texts.interval, { low: formatGain(low), high: formatGain(high) })
  const { dB, margin, metres } = values
  const said = { name, what: texts.what[sceneTargets[scene]], gain: size(dB), spread: number(margin) }
  const model = fillText(texts.metres, { near: MODEL_DISTANCE, far: Math.round(metres), name })
  const sentences = { unclear: [], none: [interval], louder: [interval], softer: [interval, model] }
  return { title: fillText(texts[key], said), sentences: sentences[key] }
}
