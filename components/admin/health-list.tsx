import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import type { Dependency, PartHealth } from '@/lib/operation/health'
import { DeskFact } from './desk-fact'

/** What the shop depends on, each with a sentence on how it is; one that is slow to answer holds up its own only. */
export async function HealthList({ health }: { health: Record<Dependency, Promise<PartHealth>> }) {
  const t = await getTranslations('admin.operation.health')
  return (
    <section aria-labelledby="health" className="grid min-w-0 gap-4">
      <h2 id="health" className="text-xl">
        {t('title')}
      </h2>
      <dl className="text-width grid gap-2">
        {(['store', 'mail', 'payment', 'signIn'] as const).map((part) => (
          <DeskFact key={part} term={t(`parts.${part}`)}>
            <Suspense fallback={t('asking')}>
              <PartSentence part={part} health={health[part]} />
            </Suspense>
          </DeskFact>
        ))}
      </dl>
    </section>
  )
}

async function PartSentence({ part, health }: { part: Dependency; health: Promise<PartHealth> }) {
  const t = await getTranslations('admin.operation.health')
  const state = await health
  // The store is always there.
  if (state === 'none') return part === 'store' ? null : t(`none.${part}`)
  return state === 'ok' ? t(`ok.${part}`) : <strong>{t(`away.${part}`)}</strong>
}
