import type * as Module from './current-request'

/** As another bundle of the build does. */
async function loadedAnew(): Promise<typeof Module | undefined> {
  let loaded: typeof Module | undefined
  await jest.isolateModulesAsync(async () => void (loaded = await import('./current-request')))
  return loaded
}

it('is known to every bundle of the build', async () => {
  const [one, other] = [await loadedAnew(), await loadedAnew()]
  expect(one?.currentRequest).not.toBe(other?.currentRequest)
  const request = { requestId: 'first', address: '81.2.3.4' }
  expect(one?.whileAnswering(request, () => other?.currentRequest()?.address)).toBe('81.2.3.4')
})
