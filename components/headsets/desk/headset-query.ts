import { headsetsPage } from '@/components/desk/desk-pages'
import { count, listQuery, search, type QueryOf } from '@/components/desk/list-query'

export const headsetsQuery = listQuery(headsetsPage, { search: search('suche'), page: count('seite', 1) })
export type HeadsetQuery = QueryOf<typeof headsetsQuery>
