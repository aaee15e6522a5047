import { createHash } from 'node:crypto'
import { consent } from '../contract-terms'
import type { LegalText } from '../legal-text'
import { plainLegalText } from '../plain-legal-text'
import { sampleOwner } from '../sample-owner'
import type { Owner } from '../schema'
import { agb } from './agb'
import { partnerTerms } from './partner-terms'
import { widerruf } from './widerruf'

/** Every text and declaration that orders or partners may have agreed to: add new versions, never change old ones. */
const versions: Record<string, string> = {
  'agb 2026-11-22': '436eb3a6b521c38651465bb1f517f25926bec5f862d719ddb8012a6340d54145',
  'agb 2026-11-23': 'ddf9fd439e6e70640561e80461a6fff80add127ee53bca8c1015e52eb869b68f',
  'agb 2026-11-24': 'f6ab36251d3289de9822d8d3faaa7d099df666737d2c4247cf2b12dee5d418da',
  'agb 2026-11-26': 'fdd9389a2554a321aceab450ea0ba7ec46c6737230c7c876c585744d2e62819f',
  'agb 2026-11-27': '7ae792b6e19b898f3221fd825397f28a7d156fa251dfada3f505f33c0dce80b8',
  'agb 2026-11-30': '4cb78637d9fc355da4ac9cad84e2464369bc81d4db86d51df68607d925c32348',
  'consent 2026-11-21': 'd5f79de389d1b35ea48411bd8081603383854bcbc69c8b18853653224458ce16',
  'partner 2026-11-22': 'fa8540ce5e9cc83609735d24cb41f81b5719e0932f513923c9ee73bebc4e0b0f',
  'partner 2026-11-22 mended 2026-11-24': '8cded843eaf048a6f39d321ac85bf20a37deb587287aeddc70d134f61742cf0d',
  'partner 2026-11-26': '62af6a2f61d1f2e9040abcb43315410b98016c24c98bafadbc04981f9d2b8775',
  'partner agreed 2026-11-26': 'd4fbb47cdd6490bd8e0b17d55b28432b5b978d35cac84bd8c64db40173ab718d',
  'partner 2026-11-27': 'd9fd74fd29fc8405027d8c0c85eda673f6d7403da88a9a6f43117ee528b3b467',
  'partner agreed 2026-11-27': '3486d6fa20082b7a6f79ec25f0a37a1ab9dd609828a5e464d9aaf279fa6e00ea',
  'partner 2026-11-28': '8bcdaddcb96be3024c3dddc316f237074028aca2c2066748c93e0021bbddff90',
  'partner agreed 2026-11-28': '640da5597d191963b9b49fa87af9a5d483bad76880eb42412d7ef2a15e69b050',
  'widerruf 2026-11-22': 'b397698432e3cd272b3c2248c2ab4b1dc01074c7c76b3aa1799a6db128a8b915',
  'widerruf 2026-11-26': '938b1a6ac886c12fcb82cebfc39d4be3c7d48db8bffb9a41dab9b06453764dad',
  'widerruf 2026-11-30': '8d2f73279adb7419df3ae9d444a6902d95da3e6ff7d55270804c091bcaef249c',
}

const values = { rate: 10, holdDays: 30, threshold: 2500, hours: 24 }
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const smallBusiness: Owner = { ...sampleOwner, vat: { mode: 'small-business' } }

it.each<[string, (owner: Owner) => LegalText]>([
  ['agb', agb],
  ['widerruf', widerruf],
  ['partner', (owner) => partnerTerms(owner, values)],
  ['partner agreed', (owner) => partnerTerms(owner, values, 'partner')],
])('a changed text of %s has a new version, or is marked as a spelling correction', (kind, textOf) => {
  const texts = [sampleOwner, smallBusiness].map((owner) =>
    plainLegalText(textOf(owner), 'https://shop.example'),
  )
  const { version, mended } = textOf(sampleOwner)
  expect(hashOf(texts.join('\n'))).toBe(versions[`${kind} ${version}${mended ? ` mended ${mended}` : ''}`])
})

it('a changed wording of the consents has a new version', () => {
  const text = [consent.immediateDelivery, consent.withdrawalLoss].join('\n')
  expect(hashOf(text)).toBe(versions[`consent ${consent.version}`])
})
