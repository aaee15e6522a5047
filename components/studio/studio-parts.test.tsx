import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import type { Filter } from '@/lib/audio/filter'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import { StudioLegend, CurveHandle } from './stage/studio-stage'
import { StudioStore } from './studio-store'
import { StudioTools } from './studio-tools'
import { FilterTable } from './tuning/filter-table'
import { StudioContext, useBandIds } from './use-studio'

const filters: Filter[] = [
  { type: 'LSC', fc: 90, gain: -5, q: 0.7 },
  { type: 'PK', fc: 1000, gain: 2, q: 1.4 },
]

interface PartsProps {
  say?: (text: string) => void
  children?: ReactNode
}

function Parts({ say = () => {}, children }: PartsProps) {
  const [store] = useState(() => new StudioStore(filters))
  return (
    <WithTexts>
      <StudioContext value={{ store, scenes: [], beside: [], say }}>
        <FilterTable />
        <Handles />
        {children}
      </StudioContext>
    </WithTexts>
  )
}

function Handles() {
  return useBandIds().map((id) => <CurveHandle key={id} id={id} hintId="keys" />)
}

const field = (name: string) => screen.getByRole('textbox', { name })
const handle = (name: string) => screen.getByRole('slider', { name })

describe('a studio', () => {
  it('exposes each handle as a slider with its values in words', () => {
    render(
      <Parts>
        <p id="keys">Pfeiltasten</p>
      </Parts>,
    )
    expect(screen.getAllByRole('slider')).toHaveLength(2)
    const first = handle('Filter 1, Low-Shelf')
    expect(first).toHaveAttribute('aria-valuenow', '-5')
    expect(first).toHaveAttribute('aria-valuetext', '90\u00a0Hz, minus 5,0\u00a0dB, Q 0,70')
    expect(first).toHaveAccessibleDescription('Pfeiltasten')
  })

  it('accepts decimal commas, and shows errors at their field', async () => {
    render(<Parts />)
    const typed = field('Gain von Filter 2 in dB')
    const retype = async (text: string) => {
      await userEvent.clear(typed)
      await userEvent.type(typed, text)
    }
    await retype('3,5{Enter}')
    expect(handle('Filter 2, Peak')).toHaveAttribute('aria-valuenow', '3.5')
    await retype('16')
    await userEvent.tab()
    expect(typed).toHaveAccessibleDescription('Erlaubt ist −15,0\u00a0dB bis +15,0\u00a0dB.')
    expect(typed).toBeInvalid()
    expect(handle('Filter 2, Peak')).toHaveAttribute('aria-valuenow', '3.5')
    await retype('viel{Enter}')
    expect(typed).toHaveAccessibleDescription('Bitte eine Zahl eingeben, zum Beispiel 3,5.')
    await userEvent.keyboard('{Escape}')
    expect(typed).toHaveValue('3,5')
    const at = field('Frequenz von Filter 2 in Hz')
    await userEvent.clear(at)
    await userEvent.type(at, '1,2 kHz{Enter}')
    expect(at).toHaveValue('1200')
  })

  it('changes the type of a filter, and removes the gain of a pass', async () => {
    render(<Parts />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Typ von Filter 1' }), 'Hochpass')
    expect(handle('Filter 1, Hochpass')).toHaveAttribute('aria-valuetext', '90\u00a0Hz, Q 0,70')
    expect(screen.queryByRole('textbox', { name: 'Gain von Filter 1 in dB' })).toBeNull()
  })

  it('adds up to twelve filters by a button, and keeps the focus when they are removed', async () => {
    const said: string[] = []
    render(
      <div className="studio">
        <Parts say={(text) => said.push(text)}>
          <StudioTools>{null}</StudioTools>
        </Parts>
      </div>,
    )
    const add = screen.getByRole('button', { name: 'Filter hinzufügen' })
    const remove = (number: number) => screen.getByRole('button', { name: `Filter ${number} entfernen` })
    for (let count = 3; count <= 13; count += 1) await userEvent.click(add)
    expect(add).toHaveFocus()
    expect(screen.getAllByRole('slider')).toHaveLength(12)
    expect(said.at(-1)).toMatch(/zwölf/)
    await userEvent.click(remove(12))
    expect(screen.getAllByRole('slider')).toHaveLength(11)
    expect(remove(11)).toHaveFocus()
    for (let count = 11; count > 0; count -= 1) await userEvent.click(remove(1))
    expect(screen.queryAllByRole('slider')).toEqual([])
    expect(add).toHaveFocus()
  })

  it('names the second curve in the legend if there is one', () => {
    const { rerender } = render(
      <Parts>
        <StudioLegend other={null} />
      </Parts>,
    )
    const lines = () => within(screen.getByRole('list')).queryAllByRole('listitem')
    expect(lines()).toEqual([])
    rerender(
      <Parts>
        <StudioLegend other="Korrektur für HD 650" />
      </Parts>,
    )
    expect(lines().map(({ textContent }) => textContent)).toEqual(['Eigene Kurve', 'Korrektur für HD 650'])
  })
})
