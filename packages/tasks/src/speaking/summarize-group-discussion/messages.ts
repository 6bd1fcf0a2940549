export const discussionTexts = {
  relations: 'How the views relate',
  views: (speaker: string) => `What ${speaker} thinks`,
  ofSpeaker: (speaker: string, heard: number, all: number) => `${speaker} ${heard} of ${all}`,
  ofRelations: (heard: number, all: number) => `how their views relate ${heard} of ${all}`,
  heard: (parts: string) => `Heard: ${parts}.`,
  discussion: 'The discussion',
}
