/** Days a customer has to pay; an order that is still unpaid after them may be cancelled. */
export const paymentDays = 14

/** Working days after the money has arrived within which the downloads open. */
export const deliveryWorkingDays = 2
