import { getMessages } from 'next-intl/server'
import type messages from '@/messages/de.json'

/** For the field; the browser fills in the words in braces. */
export async function fieldTexts() {
  const { field } = (await getMessages()).headsets
  const {
    label,
    chooseThis,
    none,
    chosen,
    takeOff,
    taken,
    off,
    much,
    noAnswer,
    unknown,
    again,
    open,
    toPage,
  } = field
  return {
    label,
    chooseThis,
    none,
    chosen,
    takeOff,
    taken,
    off,
    much,
    noAnswer,
    unknown,
    again,
    open,
    toPage,
  }
}

export type FieldTexts = Awaited<ReturnType<typeof fieldTexts>>

/** For messages/headsets.json: the list, and the curve with a headset. */
export function chosenTexts({ headsets: { field, worn } }: Pick<typeof messages, 'headsets'>) {
  const { label, kinds, found, notFound, toStudio, toVoting, noAnswer } = field
  return { list: { label, kinds, found, notFound, toStudio, toVoting, noAnswer }, worn }
}

export async function noteTexts() {
  const { headsets } = await getMessages()
  return headsets.note
}

export type NoteTexts = Awaited<ReturnType<typeof noteTexts>>
