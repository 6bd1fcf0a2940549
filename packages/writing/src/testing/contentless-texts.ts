/** Texts that fill the field without saying anything, which fit any prompt equally badly. Written by us. */
export const CONTENTLESS_TEXTS: readonly { name: string; text: string }[] = [
  {
    name: 'an empty field',
    text: 'I do not know what I should say here, but I am writing some words because the field must not be empty. It was a long day and I would like to go home and sleep. Maybe tomorrow I will do it better. I am sorry for this text, and I wish you a very nice evening with your family and your friends.',
  },
  {
    name: 'a letter about the letter',
    text: 'Dear Sir or Madam,\n\nI am writing this e-mail because I have to write an e-mail. To be honest I have no idea what to write, so I will just write some sentences until I reach the word limit. I hope this is enough words, because I do not want to lose points.\n\nThank you very much for reading until the end. I wish you a good day and a lot of success.\n\nBest regards,\nSam',
  },
  {
    name: 'an apology',
    text: 'Hello,\n\nI am sorry but I did not understand the question very well, because my English is not good and the time is short. I was studying every day this month, and my teacher says that I am better than before. I will try again next week and I hope that I can do it better. Please be kind with me.\n\nKind regards,\nAli',
  },
  {
    name: 'pleasantries',
    text: 'Dear Sir or Madam,\n\nI hope this e-mail finds you well and that you and your family are in good health. I would like to thank you for everything that you have done, and I really appreciate your time. Please let me know if there is anything that I can do for you. I am always happy to help, and I look forward to hearing from you soon.\n\nYours faithfully,\nMaria Lopez',
  },
  {
    name: 'the weather',
    text: 'Hi,\n\nHow are you? I am fine. Today the weather is nice here, the sun is shining and there are no clouds in the sky. Yesterday it was raining and quite cold, so I stayed in bed with a cup of tea. In my country the summer is very hot and the winter is not long. I like spring the most.\n\nSee you soon,\nKim',
  },
]
