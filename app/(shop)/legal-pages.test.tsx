import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Barrierefreiheit } from '@/components/legal/barrierefreiheit'
import { Datenschutz } from '@/components/legal/datenschutz/datenschutz'
import { Impressum } from '@/components/legal/impressum'
import { SampleNotice } from '@/components/legal/legal-page'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import { plainLegalText } from '@/lib/legal/plain-legal-text'
import { keptData } from '@/lib/legal/kept-data'
import { retention } from '@/lib/legal/retention'
import { setCurrentOwner } from '@/lib/legal/current-owner'
import { realOwner } from '@/lib/legal/testing/real-owner'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { paymentDays } from '@/lib/legal/contract-terms'
import { agb } from '@/lib/legal/texts/agb'
import { widerruf } from '@/lib/legal/texts/widerruf'
import AgbPage from './agb/page'
import WiderrufPage from './widerruf/page'

function show(page: ReactElement) {
  return render(<WithTexts>{page}</WithTexts>)
}

const ORIGIN = 'https://shop.example'

/** The text of a page as a mail would have it, without white space. */
function plainOf(article: HTMLElement): string {
  const copy = article.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('not an element')
  copy.querySelector('[role=note]')?.remove()
  for (const item of copy.querySelectorAll('ul > li')) item.prepend('– ')
  for (const list of copy.querySelectorAll('ol')) {
    for (const [index, item] of [...list.children].entries()) item.prepend(`${index + 1}. `)
  }
  for (const link of copy.querySelectorAll('a[href^="/"]'))
    link.append(` (${ORIGIN}${link.getAttribute('href')})`)
  return (copy.textContent ?? '').replaceAll(/\s/g, '')
}

describe('legal pages', () => {
  it.each([
    ['Impressum', <Impressum key="impressum" />],
    ['Datenschutzerklärung', <Datenschutz key="datenschutz" />],
    ['Allgemeine Geschäftsbedingungen', <AgbPage key="agb" />],
    ['Widerrufsbelehrung', <WiderrufPage key="widerruf" />],
    ['Erklärung zur Barrierefreiheit', <Barrierefreiheit key="barrierefreiheit" />],
  ])('%s has one main heading, orderly headings and the date of its version', (title, page) => {
    show(page)
    const headings = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)))
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(headings.filter((level) => level === 1)).toHaveLength(1)
    expect(headings.every((level, index) => level - (headings[index - 1] ?? 0) <= 1)).toBe(true)
    expect(within(screen.getByRole('article')).getByRole('time')).toHaveTextContent(/^\d+\. \p{L}+ \d{4}$/u)
  })

  it.each([
    ['terms of sale', <AgbPage key="agb" />],
    ['privacy policy', <Datenschutz key="datenschutz" />],
  ])('list every section in the contents of the %s', (_, page) => {
    const { container } = show(page)
    const links = within(screen.getByRole('navigation', { name: 'Inhalt' })).getAllByRole('link')
    const sections = [...container.querySelectorAll('h2')].map(({ id, textContent }) => [
      `#${id}`,
      textContent,
    ])
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(sections)
    expect(new Set(sections.map(([anchor]) => anchor)).size).toBe(sections.length)
  })

  it.each([
    ['terms of sale', <AgbPage key="agb" />, agb(sampleOwner)],
    ['instruction on withdrawal', <WiderrufPage key="widerruf" />, widerruf(sampleOwner)],
  ])('match the plain text of the %s', (_, page, text) => {
    show(page)
    expect(plainOf(screen.getByRole('article'))).toBe(plainLegalText(text, ORIGIN).replaceAll(/\s/g, ''))
  })

  it('name the periods that the shop applies', () => {
    show(<Datenschutz />)
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    const periods = rows.map((row) => within(row).getByRole('cell').textContent)
    expect(periods).toEqual(Object.values(keptData).map(({ period }) => period))
    const printed = document.body.textContent ?? ''
    for (const number of Object.values(retention)) expect(printed).toMatch(new RegExp(`\\b${number}\\b`))
    show(<AgbPage />)
    expect(screen.getAllByText(`innerhalb von ${paymentDays} Tagen`, { exact: false })).toHaveLength(1)
  })

  it('name purpose, basis, recipients and period of each processing', () => {
    show(<Datenschutz />)
    const terms = screen.getAllByRole('term').map((term) => term.textContent)
    const asked = ['Zweck', 'Rechtsgrundlage', 'Empfänger', 'Dauer']
    expect(terms).toEqual(Array.from({ length: 19 }, () => asked).flat())
  })

  it('leave no marks of the Markdown, and no insertion without content', () => {
    const { container } = show(<Datenschutz referralChoice="Wahl" atHandChoice="Gerät" />)
    expect(container.textContent).not.toMatch(/\*\*|\]\(|[{}`<>]|undefined/)
    expect(container.querySelectorAll('code').length).toBeGreaterThan(20)
  })

  it('let visitors change their consent to the referral cookie', () => {
    show(<Datenschutz referralChoice={<button>Einwilligung ändern</button>} />)
    expect(screen.getByRole('button', { name: 'Einwilligung ändern' })).toBeInTheDocument()
  })

  it('name a sole trader without a representative, and a company with one', () => {
    const person = { legalForm: 'e. K.', representative: 'Ida Petersen', name: 'Klangwerk Nord' }
    setCurrentOwner({ ...realOwner, ...person, businessId: 'DE136695976-00001' })
    const { container, unmount } = show(<Impressum />)
    const lines = [...(container.querySelector('address')?.children ?? [])].map((line) => line.textContent)
    expect(lines).toEqual(['Ida Petersen', 'Klangwerk Nord', 'Am Hafen 7', '24103 Kiel'])
    expect(container).not.toHaveTextContent('Vertreten durch')
    expect(container).toHaveTextContent('Wirtschafts-Identifikationsnummer nach § 139c AO: DE136695976-00001')
    unmount()
    setCurrentOwner(realOwner)
    show(<Impressum />)
    expect(document.body).toHaveTextContent('Vertreten durch: Anna Petersen')
    expect(document.body).not.toHaveTextContent('Wirtschafts-Identifikationsnummer')
    setCurrentOwner(sampleOwner)
  })

  it('do not link the platform for online dispute resolution, which was closed in 2025', () => {
    const { container } = show(
      <>
        <Impressum />
        <AgbPage />
      </>,
    )
    expect(container.innerHTML).not.toContain('ec.europa.eu')
  })
})

describe('the notice of sample data', () => {
  it('is shown while the owner’s data are samples', () => {
    show(<SampleNotice owner={sampleOwner} />)
    expect(screen.getByRole('note')).toHaveTextContent('erfunden')
  })

  it('is not shown with real data', () => {
    show(
      <SampleNotice
        owner={{
          ...sampleOwner,
          name: 'Klangwerk Nord GmbH',
          representative: 'Anna Petersen',
          street: 'Am Hafen 7',
          zip: '24103',
          city: 'Kiel',
          email: 'post@klangwerk-nord.de',
          phone: '+49 431 900 11 22',
          vatId: 'DE123456788',
          bank: { holder: 'Klangwerk Nord', iban: 'DE89370400440532013000', bankName: 'Hafenbank' },
        }}
      />,
    )
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
  })
})
