/** Days a customer has to pay; after that an unpaid order may be cancelled. */
export const paymentDays = 14

/** Working days between the money's arrival and the downloads. */
export const deliveryWorkingDays = 2

/** Fits to the buyer's own games that an order keeps; also stated in the messages. */
export const MOST_FITS = 50

/** Declarations that end the right of withdrawal early (§ 356 Abs. 5 BGB); change `version`, a day, with any word. */
export const consent = {
  version: '2026-11-21',
  immediateDelivery:
    'Ich stimme ausdrücklich zu, dass Spielklang vor Ablauf der Widerrufsfrist mit der Ausführung des Vertrags ' +
    'beginnt und die Dateien zum Download bereitstellt, sobald meine Zahlung bestätigt ist.',
  withdrawalLoss:
    'Mir ist bekannt, dass ich durch meine Zustimmung mit Beginn der Ausführung des Vertrags mein Widerrufsrecht ' +
    'verliere (§ 356 Abs. 5 BGB).',
} as const

/** Optional consent to one mail asking for a rating (§ 7 Abs. 2 Nr. 2 UWG), stored like the declarations. */
export const ratingQuestion = {
  version: '2026-11-24',
  text: 'Ich möchte in drei Tagen gefragt werden, wie es klingt: freiwillig, mit einer einzigen E-Mail, jederzeit abzubestellen.',
} as const
