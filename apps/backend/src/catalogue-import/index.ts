export { cellWithoutFormula } from './csv/formula-cell.ts';
export type { CsvDialect } from './csv/read-csv.ts';
export { UnreadableFileError } from './csv/unreadable-file.ts';
export type { MissingPicture } from './database/missing-pictures.ts';
export { type ExportReport, exportCatalogue } from './export-catalogue.ts';
export { type CatalogueFormat, type ImportReport, importCatalogue, type RejectedProduct } from './import-catalogue.ts';
export { importStoreFolder, type StoreFolderReport } from './store-folder/import-store-folder.ts';
export { StoreFilesError } from './store-folder/store-files-error.ts';
