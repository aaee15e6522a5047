/** Days a customer has to pay; after that an unpaid order may be cancelled. */
export const paymentDays = 14

/** Working days between the money's arrival and the downloads. */
export const deliveryWorkingDays = 2
