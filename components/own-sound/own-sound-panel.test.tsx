import { act, render } from '@testing-library/react'
import { player } from '@/components/audio/playing/player'
import type { Filter } from '@/lib/audio/filter'
import { OwnSoundPanel, session } from './own-sound-panel'

const curve = (gain: number): Filter[] => [{ type: 'PK', fc: 2000, gain, q: 1 }]
const track = {
  id: 'a',
  name: 'A',
  filters: curve(5),
  scenes: [],
  palette: { '--palette-ground': '', '--palette-ink': '', '--palette-accent': '' },
}

it('hears a preset at the strength chosen on its instrument, at once when that changes', () => {
  const tune = jest.spyOn(session, 'tune')
  player.strengthen(track, 'subtle')
  render(<OwnSoundPanel tracks={[{ trackId: 'a', name: 'A', filters: track.filters }]} />)
  expect(tune.mock.lastCall).toMatchObject([{ filters: curve(3) }])
  act(() => player.strengthen(track, 'strong'))
  expect(tune.mock.lastCall).toMatchObject([{ filters: curve(7) }])
})

it('hears a curve of no track as it is', () => {
  const tune = jest.spyOn(session, 'tune')
  render(<OwnSoundPanel tracks={[{ name: 'B', filters: track.filters }]} />)
  expect(tune.mock.lastCall).toMatchObject([{ filters: curve(5) }])
})
