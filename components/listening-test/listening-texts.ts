import { getMessages } from 'next-intl/server'

/** The browser fills in the words in braces. */
export async function listeningTexts() {
  const { listeningTest, headsets } = await getMessages()
  const { choice, unavailable, check, run, result, game, duel, moneyBack } = listeningTest
  return {
    choice: { ...choice, field: headsets.field },
    unavailable,
    check,
    run,
    result,
    game,
    duel,
    moneyBack,
  }
}

export type ListeningTexts = Awaited<ReturnType<typeof listeningTexts>>
