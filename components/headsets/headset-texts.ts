import { getMessages } from 'next-intl/server'

/** For the field; the browser fills in the words in braces. */
export async function fieldTexts() {
  const { headsets } = await getMessages()
  return headsets.field
}

export type FieldTexts = Awaited<ReturnType<typeof fieldTexts>>

export async function wornTexts() {
  const { headsets } = await getMessages()
  return headsets.worn
}

export type WornTexts = Awaited<ReturnType<typeof wornTexts>>

export async function noteTexts() {
  const { headsets } = await getMessages()
  return headsets.note
}

export type NoteTexts = Awaited<ReturnType<typeof noteTexts>>
