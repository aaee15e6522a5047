import { getFormatter, getTranslations } from 'next-intl/server'
import type { FactorState } from '@/lib/account/factor/schema'
import { AccountSection } from '../account-section'
import { SecondFactor } from './second-factor'

export async function FactorSection({ state: { since, recoveryCodesLeft } }: { state: FactorState }) {
  const t = await getTranslations('account.factor')
  const format = await getFormatter()
  return (
    <AccountSection id="zweiter-faktor" title={t('title')}>
      <SecondFactor isOn={since !== null}>
        {since === null ? (
          <p className="text-width">{t('off')}</p>
        ) : (
          <>
            <p className="text-width">{t('on', { date: format.dateTime(since, { dateStyle: 'long' }) })}</p>
            <p className="text-sm text-muted">{t('codesLeft', { count: recoveryCodesLeft })}</p>
          </>
        )}
      </SecondFactor>
    </AccountSection>
  )
}
