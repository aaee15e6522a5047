import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { headsetsWithPage } from '@/lib/headsets/shown-headsets'
import robots from './robots'
import sitemap from './sitemap'

const FOLDER = 'app/(shop)'
/** Pages that opt out themselves, and pages for a single visitor. */
const KEPT_OUT = [
  '/anmelden',
  '/kasse',
  '/konto',
  '/warenkorb',
  '/wartung',
  '/offline',
  '/partner/bedingungen',
]

/** The addresses of all public pages. */
function publicPages(): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const [, address] = /^(.*?)\/?page\.tsx$/.exec(file) ?? []
    if (address === undefined || address.includes('[') || address.startsWith('admin')) return []
    const isHidden = readFileSync(join(FOLDER, file), 'utf8').includes('index: false')
    return isHidden ? [] : [`/${address}`]
  })
}

it('lists every public page for search engines, and blocks none of them in robots.txt', async () => {
  const listed = (await sitemap()).map(({ url }) => new URL(url).pathname)
  const wanted = publicPages().filter((path) => !KEPT_OUT.includes(path))
  expect(wanted).toContain('/bestellung-finden')
  const made = [
    ...programCatalog.presets.map(({ id }) => `/presets/${id}`),
    ...(await headsetsWithPage()).map(({ id }) => `/headset/${id}`),
  ]
  expect(listed).toEqual(expect.arrayContaining(made))
  expect(listed.filter((path) => !made.includes(path)).sort()).toEqual(wanted.sort())
  const [rule] = [robots().rules].flat()
  const refused = [rule?.disallow ?? []].flat()
  expect(listed.filter((path) => refused.some((start) => path.startsWith(start)))).toEqual([])
  expect(refused).toContain('/bestellung/')
})
