import type messages from '@/messages/de.json'

/** Places in messages/de.json that have all of these keys, e.g. `admin.campaigns.end`. */
export type Words<Key extends string> = WordsIn<typeof messages, Key>

type WordsIn<Tree, Key extends string, Path extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? never
    : | (Tree[Name] extends Record<Key, string> ? `${Path}${Name}` : never)
      | WordsIn<Tree[Name], Key, `${Path}${Name}.`>
}[keyof Tree & string]
