import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import type { Filter } from '@/lib/audio/filter'
import { BandTable } from './band-table'
import { FrequencyCurve } from './frequency-curve'

const filters: Filter[] = [
  { type: 'HP', fc: 25, q: 0.71 },
  { type: 'LSC', fc: 90, gain: -5, q: 0.7 },
  { type: 'PK', fc: 3200, gain: 4.5, q: 1.25 },
]
const preset = { name: 'Probe', filters }

function show(element: ReactElement) {
  return render(<WithTexts>{element}</WithTexts>)
}

describe('FrequencyCurve', () => {
  it('describes its strongest boost and cut in words', () => {
    show(<FrequencyCurve preset={preset} />)
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Frequenzkurve von Probe: stärkste Anhebung +4,5\u00a0dB bei 3,2\u00a0kHz, stärkste Absenkung −10,3\u00a0dB bei 20\u00a0Hz.',
    )
  })

  it('says so if nothing is boosted or cut', () => {
    show(<FrequencyCurve preset={{ name: 'Tief', filters: [{ type: 'LSC', fc: 90, gain: -5, q: 0.7 }] }} />)
    expect(screen.getByRole('img', { name: /: keine Anhebung, stärkste Absenkung/ })).toBeInTheDocument()
    show(<FrequencyCurve preset={{ name: 'Hoch', filters: [{ type: 'LSC', fc: 90, gain: 5, q: 0.7 }] }} />)
    expect(screen.getByRole('img', { name: /: stärkste Anhebung .*, keine Absenkung/ })).toBeInTheDocument()
  })

  it('shows axes and preamp', () => {
    const { container } = show(<FrequencyCurve preset={preset} />)
    for (const label of ['20 Hz', '100 Hz', '1 kHz', '20 kHz', '+9', '0', '−12']) {
      expect(screen.getByText(label)).toBeInTheDocument()
    }
    expect(container).toHaveTextContent(/Preamp.*: −4,6 dB/)
  })
})

describe('BandTable', () => {
  it('lists the bands in German number format', () => {
    show(<BandTable preset={preset} />)
    const table = screen.getByRole('table', { name: 'Filter von Probe' })
    const rows = within(table).getAllByRole('row')
    const cells = rows.map((row) =>
      Array.from(row.children, (cell) => cell.textContent?.replaceAll('\u00a0', ' ')),
    )
    expect(cells).toEqual([
      ['Typ', 'Frequenz', 'Gain', 'Q'],
      ['Hochpass', '25 Hz', '–', '0,71'],
      ['Low-Shelf', '90 Hz', '−5,0 dB', '0,70'],
      ['Peak', '3,2 kHz', '+4,5 dB', '1,25'],
    ])
  })
})
