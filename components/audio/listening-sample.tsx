import { useTranslations } from 'next-intl'
import type { Filter } from '@/lib/audio/filter'
import { SamplePlayer } from './sample-player'
import type { SampleTexts } from './sample-texts'

interface ListeningSampleProps {
  preset: { name: string; filters: readonly Filter[] }
  texts: SampleTexts
}

/** Hearing a preset before buying it. */
export function ListeningSample({ preset: { name, filters }, texts }: ListeningSampleProps) {
  const t = useTranslations('audio.sample')
  return (
    <section aria-labelledby="hoerprobe" className="grid min-w-0 gap-4 card p-4 sm:p-6">
      <h2 id="hoerprobe" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text', { name })}</p>
      <SamplePlayer filters={filters} texts={texts} />
      <noscript>
        <p className="text-sm">{t('needsScript')}</p>
      </noscript>
    </section>
  )
}
