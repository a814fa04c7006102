export const wrong: string = 1503; // deliberate: a number is no string
