import type { ReactNode } from 'react'
import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/current-owner'
import { keptData, keptInBackups } from '@/lib/legal/kept-data'
import { legalSections } from '@/lib/legal/legal-markdown'
import { copyPlace } from '@/lib/operation/copies/litestream'
import { LegalPage } from '../legal-page'
import { LegalSections } from '../legal-sections'
import { OwnerAddress, OwnerContact } from '../owner-address'
import { accountText } from './account'
import { mailText, orderText, paymentText } from './order'
import { partnerLinksText, partnerText } from './partner'
import { periodsText, rightsText, storageText } from './storage'
import { visitText } from './visit'

interface DatenschutzProps {
  /** Changes the consent to the referral cookie (Art. 7 Abs. 3 GDPR). */
  referralChoice?: ReactNode
  atHandChoice?: ReactNode
}

/** Art. 13 GDPR. */
export function Datenschutz(choices: DatenschutzProps) {
  const texts = [visitText, orderText, paymentText(), mailText, accountText, partnerLinksText(), partnerText]
  const sections = legalSections([...texts, storageText(), periodsText, rightsText()].join('\n'))
  const insertions = { ...choices, owner: <OwnerFacts />, periods: <Periods /> }
  return (
    <LegalPage page="datenschutz" version="2026-11-30" contents={sections.map(({ heading }) => heading)}>
      <LegalSections sections={sections} insertions={insertions} />
    </LegalPage>
  )
}

function OwnerFacts() {
  return (
    <>
      <OwnerAddress owner={owner()} />
      <OwnerContact owner={owner()} />
    </>
  )
}

function Periods() {
  const rows = [...Object.values(keptData), ...(copyPlace(env()) !== null ? [keptInBackups] : [])]
  return (
    <table className="my-5 w-full border-b border-line text-left text-sm">
      <thead>
        <tr>
          <th scope="col" className="py-2 pr-4">
            Was
          </th>
          <th scope="col" className="py-2">
            Wie lange
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, period }) => (
          <tr key={what} className="border-t border-line align-top">
            <th scope="row" className="w-1/2 py-2.5 pr-4 font-normal hyphens-auto">
              {what}
            </th>
            <td className="py-2.5 number">{period}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
