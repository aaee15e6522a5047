import { getFormatter, getTranslations } from 'next-intl/server'
import { AccountSection } from '@/components/account/profile/account-section'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ShopLink } from '@/components/ui/shop-link'
import { MOST_KEPT, type KeptPreset } from '@/lib/studio/schema'
import { RemovePreset } from './remove-preset'

/** The account's presets; each opens in the studio. */
export async function AccountPresets({ presets }: { presets: readonly KeptPreset[] }) {
  const t = await getTranslations('own.account')
  const format = await getFormatter()
  return (
    <AccountSection id="presets" title={t('title')}>
      {presets.length === 0 ? (
        <EmptyState heading="h3" title={t('emptyTitle')} text={t('emptyText')}>
          <ButtonLink href="/studio" tone="secondary">
            {t('toStudio')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ul className="border-b border-line">
            {presets.map(({ id, name, revision, changedAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2"
              >
                <span className="grid min-w-0">
                  <ShopLink
                    href={`/studio#eigenes=${id}`}
                    className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 wrap-anywhere"
                  >
                    {name}
                  </ShopLink>
                  <span className="text-sm text-muted">
                    {t('changed', {
                      date: format.dateTime(changedAt, { dateStyle: 'long', timeStyle: 'short' }),
                    })}
                  </span>
                </span>
                <RemovePreset id={id} revision={revision} name={name} />
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">{t('count', { count: presets.length, most: MOST_KEPT })}</p>
        </>
      )}
    </AccountSection>
  )
}
