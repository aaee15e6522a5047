import { headers } from 'next/headers'
import { LegalPage, pageMetadata } from '@/components/legal/legal-page'
import { LegalSections } from '@/components/legal/legal-sections'
import { userOf } from '@/lib/account/session/session'
import { acceptancesOf, agreedValues, termsOffered } from '@/lib/affiliate/agreed-terms'
import { readAffiliate } from '@/lib/affiliate/data'
import type { Affiliate } from '@/lib/affiliate/schema'
import { readCookie } from '@/lib/core/cookies'
import { offeredPartnerValues } from '@/lib/legal/current-terms'
import { owner } from '@/lib/legal/current-owner'
import { getLegalText } from '@/lib/legal/data'
import { partnerTerms, type PartnerValues, type TermsReader } from '@/lib/legal/texts/partner-terms'
import { store } from '@/lib/store/open-store'
import { readOr } from '@/lib/store/reading/read-or'

/** The terms depend on who is signed in and on settings that can change at any time. */
export const dynamic = 'force-dynamic'

export const generateMetadata = () => pageMetadata('partnerbedingungen')

/** For a partner the agreed terms, or with `?fassung=neu` the offered ones; otherwise the current ones. */
export default async function PartnerTermsPage({ searchParams }: PageProps<'/partner/bedingungen'>) {
  const partner = await signedInPartner()
  if (!partner) return <Present values={offeredPartnerValues()} reader="applicant" />
  const { fassung } = await searchParams
  const offer = fassung === 'neu' ? termsOffered(partner) : null
  if (offer) return <Present values={offer.values} reader="partner" />
  const [accepted] = acceptancesOf(partner)
  const current = partnerTerms(owner(), agreedValues(partner), 'partner')
  const kept =
    accepted && accepted.version !== current.version
      ? await readOr(getLegalText(store(), accepted.hash), null)
      : null
  if (!kept) return <Present values={agreedValues(partner)} reader="partner" />
  return (
    <LegalPage page="partnerbedingungen" version={kept.version}>
      <p className="whitespace-pre-line">{kept.text}</p>
    </LegalPage>
  )
}

function Present({ values, reader }: { values: PartnerValues; reader: TermsReader }) {
  const { version, sections } = partnerTerms(owner(), values, reader)
  const headings = sections.map(({ heading }) => heading)
  return (
    <LegalPage page="partnerbedingungen" version={version} contents={headings}>
      <LegalSections sections={sections} />
    </LegalPage>
  )
}

async function signedInPartner(): Promise<Affiliate | null> {
  const user = await userOf(store(), readCookie(await headers(), 'session'))
  const partner = user && (await readAffiliate(store(), user.uid))
  return partner === 'broken' ? null : partner
}
