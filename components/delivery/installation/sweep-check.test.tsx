import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Track } from '@/components/audio/playing/track'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import type { PlayerSystem } from '@/lib/delivery/player-system'
import messages from '@/messages/de.json'
import { InstallationChoices } from './installation-choice'
import { SweepCheck } from './sweep-check'

const { check } = messages.orders
const preset: Track = {
  id: 'a',
  name: 'A',
  filters: [{ type: 'PK', fc: 3000, gain: 6, q: 1 }],
  scenes: [],
  palette: { '--palette-ground': '', '--palette-ink': '', '--palette-accent': '' },
}

async function open(system: PlayerSystem, hasDynamics: boolean): Promise<HTMLElement> {
  render(
    <WithTexts>
      <InstallationChoices system={system}>
        <SweepCheck preset={preset} hasDynamics={hasDynamics} isOnly />
      </InstallationChoices>
    </WithTexts>,
  )
  await userEvent.click(screen.getByRole('button', { name: check.title }))
  return screen.findByText(check.text, { exact: false })
}

it('asks to switch the compressor off where the file for the system holds one', async () => {
  expect(await open('linux', true)).toHaveTextContent(check.compressor)
})

it.each([
  ['windows', true],
  ['linux', false],
] as const)('mentions no compressor on %s, with dynamics: %s', async (system, hasDynamics) => {
  expect(await open(system, hasDynamics)).not.toHaveTextContent(check.compressor)
})
