import { headsetStore, type ChosenHeadset } from './headset-store'

/**
 * Chooses a headset in this browser, and in the account of who is signed in.
 * @param chosen null for none
 */
export function chooseEverywhere(chosen: ChosenHeadset | null, uid: string | undefined): void {
  headsetStore.choose(chosen)
  if (uid !== undefined) void keepInAccount(chosen)
}

async function keepInAccount(chosen: ChosenHeadset | null): Promise<void> {
  const loaded = await import('./account-headset').catch(() => null)
  await loaded?.keepInAccount(chosen)
}
