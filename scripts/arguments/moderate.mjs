/** How `npm run moderate` is called. */
export const usage = `Usage:
  npm run moderate -- list
  npm run moderate -- publish REVIEW
  npm run moderate -- reject REVIEW
  npm run moderate -- unanswered
  npm run moderate -- answer REVIEW "TEXT"
  npm run moderate -- drop-answer REVIEW
  npm run moderate -- photos REVIEW|RETURN FOLDER
  npm run moderate -- drop-photos REVIEW

list: prints the reviews that wait, the oldest first.
unanswered: prints the published reviews of at most three stars without an answer, the newest first.
answer: writes the store's answer below the review, in place of an earlier one; drop-answer removes it.
photos: writes the photos of a review, or of a return (R-...), into a folder, to be looked at.
drop-photos: removes the photos of a review; its words stay.
publish, reject: decides a review, also one that was decided otherwise before. REVIEW is the id that list prints.`;
