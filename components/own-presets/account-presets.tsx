import { getFormatter, getTranslations } from 'next-intl/server'
import { AccountSection } from '@/components/account/account-section'
import { ButtonLink } from '@/components/ui/button'
import { RemoveRow } from '@/components/ui/remove-row'
import { ShopLink } from '@/components/ui/shop-link'
import { MOST_KEPT, type OwnPreset } from '@/lib/studio/schema'

export async function AccountPresets({ presets }: { presets: readonly OwnPreset[] }) {
  const t = await getTranslations('ownPresets.account')
  const format = await getFormatter()
  return (
    <AccountSection id="presets" title={t('title')}>
      {presets.length === 0 ? (
        <div className="grid justify-items-start gap-3">
          <p>{t('emptyText')}</p>
          <ButtonLink href="/studio" tone="secondary">
            {t('toStudio')}
          </ButtonLink>
        </div>
      ) : (
        <>
          <ul className="border-b border-line">
            {presets.map(({ id, name, revision, changedAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2"
              >
                <span className="grid min-w-0">
                  <ShopLink href={`/studio#eigenes=${id}`} className="touch-link font-semibold wrap-anywhere">
                    {name}
                  </ShopLink>
                  <span className="text-sm text-muted">
                    {t('changed', {
                      date: format.dateTime(changedAt, { dateStyle: 'long', timeStyle: 'short' }),
                    })}
                  </span>
                </span>
                <RemoveRow
                  path={`/api/account/studio/${id}?revision=${revision}`}
                  name={name}
                  words="ownPresets.account"
                />
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">{t('count', { count: presets.length, most: MOST_KEPT })}</p>
        </>
      )}
    </AccountSection>
  )
}
