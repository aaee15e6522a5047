import { getFormatter, getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/notice'
import { ShopLink } from '@/components/ui/shop-link'
import { agreedValues, termsOffered } from '@/lib/affiliate/agreed-terms'
import type { Affiliate } from '@/lib/affiliate/schema'
import { changedTexts } from '@/lib/affiliate/value-texts'
import { AcceptTerms } from './accept-terms'

/** Asks for the acceptance of new terms, and says what they would change; empty if nothing is offered. */
export async function NewTerms({ partner }: { partner: Affiliate }) {
  const offer = termsOffered(partner)
  if (!offer) return null
  const t = await getTranslations('affiliate.account')
  const format = await getFormatter()
  const { version, hash } = offer.terms
  return (
    <Notice tone="warning">
      <p>{t('newTerms', { version: format.dateTime(new Date(version), { dateStyle: 'long' }) })}</p>
      <ul className="list-disc pl-6 empty:hidden">
        {changedTexts(offer.values, agreedValues(partner)).map(({ name, value, before }) => (
          <li key={name}>
            {name}: {t('newValue', { value, before })}
          </li>
        ))}
      </ul>
      <p>
        <ShopLink href="/partner/bedingungen?fassung=neu" className="text-accent text-link">
          {t('readNew')}
        </ShopLink>
      </p>
      <AcceptTerms hash={hash} />
    </Notice>
  )
}
