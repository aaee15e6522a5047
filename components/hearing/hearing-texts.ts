import { getMessages } from 'next-intl/server'

/** For the test; the browser fills in the words in braces. */
export async function hearingTexts() {
  const { hearing, headsets } = await getMessages()
  const { choice, unavailable, check, run, result, game, duel, moneyBack, share } = hearing
  return {
    choice: { ...choice, field: headsets.field },
    unavailable,
    check,
    run,
    result,
    game,
    duel,
    moneyBack,
    share,
  }
}

export type HearingTexts = Awaited<ReturnType<typeof hearingTexts>>
