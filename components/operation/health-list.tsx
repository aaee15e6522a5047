import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import type { Dependency, PartHealth } from '@/lib/operation/health'
import type { ClockNow } from '@/lib/clock/require-clock'
import { DeskFact } from '@/components/desk/facts'
import { RetryButton } from '@/components/desk/retry-button'

interface HealthListProps {
  health: Record<Dependency, Promise<PartHealth>>
  clock: ClockNow
  /** Seconds; null without a waiting task. */
  oldestTask: number | null
}

/** A part that answers slowly delays only itself. */
export async function HealthList({ health, clock, oldestTask }: HealthListProps) {
  const t = await getTranslations('admin.operation.health')
  return (
    <section aria-labelledby="health" className="grid min-w-0 gap-4">
      <h2 id="health" className="text-xl">
        {t('title')}
      </h2>
      <dl className="text-width grid gap-2">
        {(['store', 'mail', 'payment', 'backup'] as const).map((part) => (
          <DeskFact key={part} term={t(`parts.${part}`)}>
            <Suspense fallback={t('asking')}>
              <PartSentence part={part} health={health[part]} />
            </Suspense>
          </DeskFact>
        ))}
        <DeskFact term={t('parts.clock')}>
          <ClockSentence {...clock} />
        </DeskFact>
        <DeskFact term={t('tasks')}>
          {oldestTask === null ? t('noTasks') : t('oldest', { minutes: Math.floor(oldestTask / 60) })}
        </DeskFact>
      </dl>
    </section>
  )
}

/** The owner may confirm the clock if no other machine's time contradicts it. */
export async function ClockSentence({ doubt, reading: { at, outside } }: ClockNow) {
  const t = await getTranslations('admin.operation.health.clock')
  if (doubt === null) return t('ok')
  const moment = new Date(at)
  return (
    <div className="grid gap-3">
      <strong>{t(doubt, { at: moment })}</strong>
      <span>{t('waits')}</span>
      {outside === null && (
        <RetryButton address="/api/admin/clock" words="admin.operation.health.clock.confirm" />
      )}
    </div>
  )
}

async function PartSentence({ part, health }: { part: Dependency; health: Promise<PartHealth> }) {
  const t = await getTranslations('admin.operation.health')
  const state = await health
  // The store always exists.
  if (state === 'none') return part === 'store' ? null : t(`none.${part}`)
  return state === 'ok' ? t(`ok.${part}`) : <strong>{t(`away.${part}`)}</strong>
}
