import { getFormatter, getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/ui/shop-link'
import { Steps } from '@/components/ui/steps'
import type { PayoutProgress } from '@/lib/affiliate/payouts/payout-progress'
import { payoutsQuery, type PayoutQuery } from './payout-query'

const steps = ['check', 'file', 'confirm'] as const

export async function PayoutSteps({ progress, query }: { progress: PayoutProgress; query: PayoutQuery }) {
  const t = await getTranslations('admin.payouts.steps')
  const { step, run, done, open } = progress
  const present = steps.indexOf(step === 'running' ? 'file' : step)
  return (
    <section aria-labelledby="steps" className="grid min-w-0 gap-3">
      <h2 id="steps">{t('title')}</h2>
      <Steps label={t('title')} steps={steps.map((name) => t(`${name}.name`))} current={present} />
      <p role="status" className="text-width">
        {step === 'running' ? t('running', { done }) : t(`${step}.text`, { open: open ?? -1, all: done })}
      </p>
      {run && step !== 'running' && <ToRun run={run} query={query} />}
    </section>
  )
}

async function ToRun({ run, query }: { run: NonNullable<PayoutProgress['run']>; query: PayoutQuery }) {
  const t = await getTranslations('admin.payouts.steps')
  const format = await getFormatter()
  const date = t('time', { date: format.dateTime(run.at, { dateStyle: 'short', timeStyle: 'short' }) })
  return (
    <ShopLink
      href={payoutsQuery.address({ ...query, run: run.id, payoutsBefore: undefined }, 'run')}
      className="touch-link justify-self-start font-semibold"
    >
      {t('toRun', { date })}
    </ShopLink>
  )
}
