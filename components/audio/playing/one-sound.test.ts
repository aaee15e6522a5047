import { takeSound } from './one-sound'

it('stops the sound before when another starts, and none that starts again', () => {
  const stopped: string[] = []
  const clip = () => void stopped.push('clip')
  const live = () => void stopped.push('live')
  takeSound(clip)
  takeSound(clip)
  expect(stopped).toEqual([])
  takeSound(live)
  expect(stopped).toEqual(['clip'])
  takeSound(clip)
  expect(stopped).toEqual(['clip', 'live'])
})
