import { formatFrequency, formatGain, formatQ } from '@/components/audio/audio-format'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { hasGain, type Filter } from '@/lib/audio/filter'
import { useStudio } from '../use-studio'

export function useFilterWords() {
  const t = useTranslations('studio')
  const tTypes = useTranslations('audio.types')
  /** The sign as a word, because some screen readers skip it. */
  const sayGain = (gain: number) => {
    const size = formatGain(Math.abs(gain)).replace('+', '')
    if (gain === 0) return size
    return gain > 0 ? t('plus', { gain: size }) : t('minus', { gain: size })
  }
  return {
    /** E.g. `Filter 2, Peak`. */
    name: (filter: Filter, number: number) => t('named', { number, type: tTypes(filter.type) }),
    /** Spoken: `1,2 kHz, plus 3,5 dB, Q 1,41`. */
    values: (filter: Filter) => {
      const gain = hasGain(filter) ? [sayGain(filter.gain)] : []
      return [formatFrequency(filter.fc), ...gain, t('quality', { q: formatQ(filter.q) })].join(', ')
    },
  }
}

/** Says which one: the others move up, and the focus with them. */
export function useRemoveFilter(): (id: number) => void {
  const { store, say } = useStudio()
  const t = useTranslations('studio')
  const words = useFilterWords()
  return (id) => {
    const number = store.current().history.present.bands.findIndex((band) => band.id === id) + 1
    const filter = store.filterOf(id)
    if (!filter) return
    store.remove(id)
    say(t('wasRemoved', { name: words.name(filter, number) }))
  }
}
