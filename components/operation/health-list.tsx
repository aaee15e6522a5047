import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import type { Dependency, PartHealth } from '@/lib/operation/health'
import { DeskFact } from '@/components/desk/facts'

type Part = Dependency | 'clock'

interface HealthListProps {
  health: Record<Part, Promise<PartHealth>>
  /** Seconds; null without a waiting task. */
  oldestTask: number | null
}

/** The health of everything the shop depends on. A part that answers slowly delays only itself. */
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
  // Store and clock always exist.
  if (state === 'none') return part === 'store' || part === 'clock' ? null : t(`none.${part}`)
  return state === 'ok' ? t(`ok.${part}`) : <strong>{t(`away.${part}`)}</strong>
}
