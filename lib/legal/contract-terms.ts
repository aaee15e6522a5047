/** Days a customer has to pay; after that an unpaid order may be cancelled. */
export const paymentDays = 14

/** Working days between the money's arrival and the downloads. */
export const deliveryWorkingDays = 2

/**
 * The two declarations at checkout that let the right of withdrawal for digital content end early (§ 356 Abs. 5
 * BGB). Each order stores both sentences as shown, their version and the time of consent. The version is the day
 * of the current wording; change it with any sentence.
 */
export const consent = {
  version: '2026-11-21',
  immediateDelivery:
    'Ich stimme ausdrücklich zu, dass Spielklang vor Ablauf der Widerrufsfrist mit der Ausführung des Vertrags ' +
    'beginnt und die Dateien zum Download bereitstellt, sobald meine Zahlung bestätigt ist.',
  withdrawalLoss:
    'Mir ist bekannt, dass ich durch meine Zustimmung mit Beginn der Ausführung des Vertrags mein Widerrufsrecht ' +
    'verliere (§ 356 Abs. 5 BGB).',
} as const

/**
 * The optional consent at checkout to be asked for a rating: one mail (§ 7 Abs. 2 Nr. 2 UWG), stored like the
 * declarations.
 */
export const ratingQuestion = {
  version: '2026-11-24',
  text: 'Ich möchte in drei Tagen gefragt werden, wie es klingt: freiwillig, mit einer einzigen E-Mail, jederzeit abzubestellen.',
} as const
