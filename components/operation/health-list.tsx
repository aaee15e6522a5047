import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import type { Dependency, PartHealth } from '@/lib/operation/health'
import { DeskFact } from '@/components/desk/desk-fact'

type Part = Dependency | 'clock'

interface HealthListProps {
  health: Record<Part, Promise<PartHealth>>
  /** Age of the oldest waiting task in seconds; null without one. */
  oldestTask: number | null
}

/** What the shop depends on, each with a sentence on how it is; one that is slow to answer holds up its own only. */
export async function HealthList({ health, oldestTask }: HealthListProps) {
  const t = await getTranslations('admin.operation.health')
  return (
    <section aria-labelledby="health" className="grid min-w-0 gap-4">
      <h2 id="health" className="text-xl">
        {t('title')}
      </h2>
      <dl className="text-width grid gap-2">
        {(['store', 'clock', 'mail', 'payment', 'signIn'] as const).map((part) => (
          <DeskFact key={part} term={t(`parts.${part}`)}>
            <Suspense fallback={t('asking')}>
              <PartSentence part={part} health={health[part]} />
            </Suspense>
          </DeskFact>
        ))}
        <DeskFact term={t('tasks')}>
          {oldestTask === null ? t('noTasks') : t('oldest', { minutes: Math.floor(oldestTask / 60) })}
        </DeskFact>
      </dl>
    </section>
  )
}

async function PartSentence({ part, health }: { part: Part; health: Promise<PartHealth> }) {
  const t = await getTranslations('admin.operation.health')
  const state = await health
  // Store and clock are always there.
  if (state === 'none') return part === 'store' || part === 'clock' ? null : t(`none.${part}`)
  return state === 'ok' ? t(`ok.${part}`) : <strong>{t(`away.${part}`)}</strong>
}
