/** The part of targaryen 3.1 that is used here; the package has no types. */
declare module 'targaryen' {
  interface Ruleset {
    readonly root: unknown
  }

  interface Result {
    readonly allowed: boolean
  }

  interface Database {
    as(auth: object): Database
    read(path: string): Result
    update(path: string, patch: Record<string, unknown>, now?: number): Result
  }

  const targaryen: {
    ruleset(rules: object): Ruleset
    database(rules: Ruleset, data: unknown, now?: number): Database
  }
  export default targaryen
}
