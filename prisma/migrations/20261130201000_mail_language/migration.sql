-- AlterTable
ALTER TABLE "Mail" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en';
