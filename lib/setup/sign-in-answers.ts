/**
 * What Firebase says of sign-in settings: they work; there are none; it refuses the web key or the service account; the web
 * key is another project's; it did not answer.
 */
export const signInAnswers = [
  'works',
  'local',
  'keyRefused',
  'accountRefused',
  'otherProject',
  'away',
] as const
export type SignInAnswer = (typeof signInAnswers)[number]
